import { type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';
import { accents, type Accent } from './accents.ts';

/** Mantine's theme for one accent; further colours are in tokens.css. */
export function themeOf(accent: Accent): MantineThemeOverride {
  return {
    primaryColor: 'accent',
    primaryShade: { light: 6, dark: 7 },
    colors: {
      accent: accents[accent],
      gray: [
        '#f6f7f9',
        '#f1f3f6',
        '#eff1f4',
        '#e6e8ec',
        '#c5cad3',
        '#737a88',
        '#646b79',
        '#555c69',
        '#363b45',
        '#1a1d23',
      ],
      dark: [
        '#e8eaee',
        '#c9ced8',
        '#aab1bd',
        '#939baa',
        '#353a46',
        '#20242d',
        '#171a21',
        '#0f1115',
        '#0b0d10',
        '#08090c',
      ],
    },
    black: '#1a1d23',
    fontFamily: 'var(--typeface)',
    fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '16px' },
    lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
    headings: { fontWeight: '600' },
    defaultRadius: '8px',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      InputWrapper: { styles: { label: { marginBottom: 6 } } },
      Button: { styles: { label: { fontWeight: 600 } } },
      Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
      Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
      Tooltip: { defaultProps: { openDelay: 250, transitionProps: { duration: 120 } } },
    },
  };
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-font-size-md': '14px', '--mantine-shadow-md': 'var(--float)' },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-default-border': '#d5d9e0',
    '--mantine-color-dimmed': '#646b79',
    '--mantine-color-placeholder': '#737a88',
    '--mantine-color-error': '#b3261e',
  },
  dark: {
    '--mantine-color-body': '#171a21',
    '--mantine-color-text': '#e8eaee',
    '--mantine-color-default': '#171a21',
    '--mantine-color-default-border': '#353a46',
    '--mantine-color-dimmed': '#aab1bd',
    '--mantine-color-placeholder': '#8b93a1',
    '--mantine-color-anchor': 'var(--mantine-primary-color-4)',
    '--mantine-color-error': '#ff9b92',
  },
});
