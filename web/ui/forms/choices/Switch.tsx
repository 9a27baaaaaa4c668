import { Group } from '../../box/Box.tsx';
import styles from './Switch.module.css';

export interface SwitchProps {
  /** What is switched, for screen readers. */
  label: string;
  isOn: boolean;
  disabled?: boolean;
  /** Why it is disabled. */
  title?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once, without a form. */
export function Switch({ label, isOn, disabled, title, onChange }: SwitchProps) {
  return (
    <Group
      as="button"
      inline
      fixed
      p={0}
      pointer
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-label={label}
      disabled={disabled}
      title={title}
      onClick={() => onChange(!isOn)}
    >
      <span />
    </Group>
  );
}
