import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../../contract/core/errors.ts';

/** Each field holds a text or a checkbox. */
export type FormValues = Record<string, string | boolean>;
type Name<V> = keyof V & string;
type Faults<V> = Partial<Record<Name<V>, string>>;

/** Returns what is wrong with a field, in the user's language; undefined if nothing. */
export type Rule<V, K extends keyof V> = (value: V[K], values: V) => string | false | undefined;

export interface FormOptions<V extends FormValues> {
  initial: V;
  rules: { [K in keyof V]?: Rule<V, K> };
  /** The field for errors that name no field, by error code. */
  places?: Partial<Record<number, Name<V>>>;
  /** Sends the values. An error it throws is shown beside the fields it names, otherwise as the form's own. */
  submit: (values: V) => Promise<unknown>;
  /** Called after success, when the form counts as unchanged: navigate, or confirm. */
  done?: (values: V) => void;
}

/** The props of a field: `<FormField {...form.field('phone')} label=… />`. */
export interface FieldBinding<T extends string | boolean = string> {
  name: string;
  value: T;
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: () => void;
}

/** An error as calls throw it; `alreadyShown` means that a toast has shown it. */
interface Refusal extends Error {
  code: number;
  fields: FieldFault[];
  alreadyShown: boolean;
}

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'fields' in error;

/** Distributes an error's messages to the fields of this form; messages without a field become the form's own. */
export function placeRefusal<V extends FormValues>(
  error: unknown,
  { initial, places = {} }: Pick<FormOptions<V>, 'initial' | 'places'>,
  fallback: string,
): { faults: Faults<V>; fault: string | undefined } {
  if (!isRefusal(error)) return { faults: {}, fault: fallback };
  const named = error.fields.filter(({ field }) => Object.hasOwn(initial, field));
  if (named.length) {
    return {
      faults: Object.fromEntries(named.map(({ field, reason }) => [field, reason])) as Faults<V>,
      fault: undefined,
    };
  }
  const place = places[error.code];
  if (place) return { faults: { [place]: error.message } as Faults<V>, fault: undefined };
  return { faults: {}, fault: error.alreadyShown ? undefined : error.message };
}

/**
 * The state of a form: values, rules and errors. A field is validated on blur and on submit; a visible error updates
 * while typing. The first invalid field gets the focus.
 */
export function useForm<V extends FormValues>(options: FormOptions<V>) {
  const { t } = useTranslation();
  const { initial, rules, submit, done } = options;
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [values, setValues] = useState(initial);
  /** The current values: two changes may come before the next render. */
  const latest = useRef(initial);
  const [kept, setKept] = useState(initial);
  const [faults, setFaults] = useState<Faults<V>>({});
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Counts refusals: each moves the focus to the first invalid field. */
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const faultOf = (name: Name<V>, all: V) => rules[name]?.(all[name], all) || undefined;
  const names = Object.keys(initial) as Name<V>[];

  /** An error of a rule disappears once any field fixes it; a server error stays until its own field changes. */
  const faultsAfter = (changed: Name<V>, shown: Faults<V>, before: V, next: V) =>
    Object.fromEntries(
      names
        .filter(name => shown[name])
        .map(name => [name, name === changed || faultOf(name, before) ? faultOf(name, next) : shown[name]]),
    ) as Faults<V>;

  function refuse(found: Faults<V>, whole?: string) {
    setFaults(found);
    setFault(whole);
    setRefusals(count => count + 1);
  }

  /** @param to the value, or a function of the current value */
  function set<K extends Name<V>>(name: K, to: V[K] | ((now: V) => V[K])) {
    const before = latest.current;
    const next = { ...before, [name]: typeof to === 'function' ? to(before) : to };
    latest.current = next;
    setValues(next);
    setFault(undefined);
    setFaults(shown => faultsAfter(name, shown, before, next));
  }

  /** Marks a field as invalid, if only a call could tell. */
  const blame = (name: Name<V>, text: string) => refuse({ ...faults, [name]: text });

  /** Shows the error of a call other than the submit. */
  const showRefusal = (error: unknown) => {
    const placed = placeRefusal(error, options, t('error.default'));
    refuse({ ...faults, ...placed.faults }, placed.fault);
  };

  async function send() {
    const sent = latest.current;
    const wrong = names.map(name => [name, faultOf(name, sent)] as const).filter(([, text]) => text);
    if (wrong.length) return refuse(Object.fromEntries(wrong) as Faults<V>);
    setFaults({});
    setFault(undefined);
    isSending.current = true;
    setBusy(true);
    try {
      await submit(sent);
      // Synchronously, so that the leave guard does not ask when `done` navigates.
      flushSync(() => setKept(sent));
      done?.(sent);
    } catch (error) {
      const placed = placeRefusal(error, options, t('error.default'));
      refuse(placed.faults, placed.fault);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function field<K extends Name<V>>(name: K): FieldBinding<V[K]> {
    return {
      name,
      value: values[name],
      error: faults[name],
      onChange: value => set(name, value),
      onBlur() {
        // An empty field shows no error before the submit: the user may still come to it.
        if (values[name] !== '' && values[name] !== false)
          setFaults(shown => ({ ...shown, [name]: shown[name] ?? faultOf(name, values) }));
      },
    };
  }

  return {
    values,
    set,
    field,
    /** Whether a field is valid, without showing an error. */
    isRight: (name: Name<V>) => !faultOf(name, values),
    blame,
    showRefusal,
    /** The error of the form as a whole. */
    fault,
    isBusy,
    isChanged: names.some(name => values[name] !== kept[name]),
    /** Props of the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!isSending.current) void send();
      },
    },
  };
}
