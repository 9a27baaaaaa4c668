import styles from './Switch.module.css';

export interface SwitchProps {
  /** What is switched, for who does not see the row it stands in. */
  label: string;
  isOn: boolean;
  disabled?: boolean;
  /** Why it cannot be switched. */
  title?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** Switches something on or off at once, without a form around it. */
export function Switch({ label, isOn, disabled, title, onChange }: SwitchProps) {
  return (
    <button
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
    </button>
  );
}
