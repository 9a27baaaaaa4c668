import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../../contract/core/errors.ts';

/** Each field of a form holds a text or a tick. */
export type FormValues = Record<string, string | boolean>;
type Name<V> = keyof V & string;
type Faults<V> = Partial<Record<Name<V>, string>>;

/** What is wrong with a field, in the person's language; nothing where it is right. */
export type Rule<V, K extends keyof V> = (value: V[K], values: V) => string | false | undefined;

export interface FormOptions<V extends FormValues> {
  initial: V;
  rules: { [K in keyof V]?: Rule<V, K> };
  /** The field beside which a refusal stands that names none itself, by the refusal's code. */
  places?: Partial<Record<number, Name<V>>>;
  /** Sends the values. What it throws is shown: beside the fields it names, else as the form's own fault. */
  submit: (values: V) => Promise<unknown>;
  /** After a success, when the form counts as unchanged: go elsewhere, say that it is done. */
  done?: (values: V) => void;
}

/** What a field of the kit takes: `<FormField {...form.field('phone')} label=… />`. */
export interface FieldBinding<T extends string | boolean = string> {
  name: string;
  value: T;
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: () => void;
}

/** A refusal as calls throw it; `alreadyShown` says that a toast has shown it. */
interface Refusal extends Error {
  code: number;
  fields: FieldFault[];
  alreadyShown: boolean;
}

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'fields' in error;

/** A refusal's faults beside the fields of this form; one that has no place there is the form's own. */
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
 * A form: values, rules and what was refused. A field is checked when it is left and when the form is sent;
 * a fault that is shown follows the typing. The first wrong field gets the focus.
 */
export function useForm<V extends FormValues>(options: FormOptions<V>) {
  const { t } = useTranslation();
  const { initial, rules, submit, done } = options;
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [values, setValues] = useState(initial);
  /** Of this very moment: two changes may come before the next drawing. */
  const latest = useRef(initial);
  const [kept, setKept] = useState(initial);
  const [faults, setFaults] = useState<Faults<V>>({});
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Counts refusals: after each, the first wrong field gets the focus. */
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const faultOf = (name: Name<V>, all: V) => rules[name]?.(all[name], all) || undefined;
  const names = Object.keys(initial) as Name<V>[];

  /** A rule's fault goes once any field has mended it, a server's stays until its own field is touched. */
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

  /** @param to the value, or what makes it of the values of that moment */
  function set<K extends Name<V>>(name: K, to: V[K] | ((now: V) => V[K])) {
    const before = latest.current;
    const next = { ...before, [name]: typeof to === 'function' ? to(before) : to };
    latest.current = next;
    setValues(next);
    setFault(undefined);
    setFaults(shown => faultsAfter(name, shown, before, next));
  }

  /** Says that a field is wrong, where only a call could tell. */
  const blame = (name: Name<V>, text: string) => refuse({ ...faults, [name]: text });

  /** Shows what a call outside of sending the form refused. */
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
      // At once, so that nothing asks about unsaved changes when `done` goes elsewhere.
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
        // An empty field is not blamed before the form is sent: its turn may yet come.
        if (values[name] !== '' && values[name] !== false)
          setFaults(shown => ({ ...shown, [name]: shown[name] ?? faultOf(name, values) }));
      },
    };
  }

  return {
    values,
    set,
    field,
    /** Is the field right, without saying what is wrong? */
    isRight: (name: Name<V>) => !faultOf(name, values),
    blame,
    showRefusal,
    /** What is wrong with the form as a whole. */
    fault,
    isBusy,
    isChanged: names.some(name => values[name] !== kept[name]),
    /** For the form's element. */
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
