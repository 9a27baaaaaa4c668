import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
import { useSearchParams } from 'react-router';
import { Box, Stack } from '../box/Box.tsx';
import styles from './AddressTabs.module.css';
import { readTab, type TabNames } from './read-tab.ts';
import { TabBar } from './TabBar.tsx';

export interface AddressTabsProps<Name extends string, Props extends object> {
  label: string;
  names: TabNames<Name>;
  wordOf: (name: Name) => string;
  /** Lazy components: each loads when it is first opened. */
  panels: Readonly<Record<Name, ComponentType<Props>>>;
  /** The props of every panel. */
  given: Props;
  /** In place of a panel while its files load. */
  skeleton: ReactNode;
}

/** Tabs, and the panel named in the address. */
export function AddressTabs<Name extends string, Props extends object>(props: AddressTabsProps<Name, Props>) {
  const { label, names, wordOf, panels, given, skeleton } = props;
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const name = readTab(params, names);
  const Panel: ComponentType<Props> = panels[name];
  return (
    <>
      <Box p={4} className={styles.tabs}>
        <TabBar
          label={label}
          value={name}
          options={names.map(value => ({ value, label: wordOf(value) }))}
          panelId={panelId}
          onChange={tab => setParams(tab === names[0] ? {} : { tab }, { preventScrollReset: true })}
        />
      </Box>
      <Stack
        gap={16}
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-tab`}
        tabIndex={-1}
        className={styles.panel}
      >
        <Suspense key={name} fallback={skeleton}>
          <Panel {...given} />
        </Suspense>
      </Stack>
    </>
  );
}
