import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeCollaboration, type Collaboration } from '../../../../../contract/campaigns/collaborations.ts';
import { errors } from '../../../../../contract/core/errors.ts';
import { call, CallError } from '../../../../app/api.ts';
import { campaignsKey } from '../../../../layout/queries.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import type { FieldBinding } from '../../../../ui/forms/use-form.ts';
import {
  begun,
  chosen,
  conflictAt,
  isChanged,
  renewed,
  withNewRow,
  withoutRow,
  withRow,
} from './field-edit.ts';
import { useFreshCollaboration } from '../queries.ts';
import { type Faults, faultsOf, placedFaults } from './field-rules.ts';
import { type FieldName, type Row, type RowField, sentOf, type UnitName } from './field-values.ts';

/** Somebody may change it again while it is being saved; saving is tried this often. */
const tries = 3;

const isOutdated = (error: unknown): boolean =>
  error instanceof CallError && error.code === errors.changed_meanwhile.code;

/** The fields of a collaboration while they are edited, also by others. */
export function useEdit(collaboration: Collaboration) {
  const { t } = useTranslation('collaborations');
  const queries = useQueryClient();
  const fresh = useFreshCollaboration(collaboration);
  const [edit, setEdit] = useState(() => begun(collaboration));
  const [seen, setSeen] = useState(collaboration);
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  if (seen !== collaboration && !isBusy) {
    setSeen(collaboration);
    setEdit(renewed(edit, collaboration));
  }
  const ruleText = { amount: t('wrong.amount'), goal: t('wrong.goal'), url: t('wrong.url') };

  const focusFault = () =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict] button')?.focus(),
    );

  function refuse(found: Faults, whole?: string): void {
    setFaults(found);
    setFault(whole);
    focusFault();
  }

  /** @throws CallError */
  async function send(): Promise<void> {
    let sent = edit;
    for (let left = tries; ; left--) {
      try {
        await call(changeCollaboration, {
          params: { id: collaboration.id },
          body: { ...sentOf(sent.mine), revision: sent.revision },
          errorDisplay: 'page',
        });
        const now = await fresh();
        setSeen(now);
        setEdit({ ...begun(now), note: sent.note });
        showToast('success', t('saved'));
        return;
      } catch (error) {
        if (!isOutdated(error) || left <= 0) throw error;
        const now = await fresh();
        sent = renewed(sent, now);
        setSeen(now);
        setEdit(sent);
        if (sent.conflicts.length) return refuse({}, t('merge.choose'));
      }
    }
  }

  async function save(): Promise<void> {
    const wrong = faultsOf(edit.mine, ruleText);
    if (Object.keys(wrong).length) return refuse(wrong);
    if (edit.conflicts.length) return refuse({}, t('merge.choose'));
    refuse({});
    setBusy(true);
    try {
      await send();
      void queries.invalidateQueries({ queryKey: campaignsKey });
    } catch (error) {
      const message = error instanceof CallError ? error.message : t('notSaved');
      const placed = error instanceof CallError ? placedFaults(error.fields, edit.mine.rows) : {};
      refuse(placed, Object.keys(placed).length ? undefined : message);
    } finally {
      setBusy(false);
    }
  }

  /** A field's fault disappears when the user types. */
  const touched = (key: string) => {
    setFault(undefined);
    setFaults(known =>
      known[key] ? Object.fromEntries(Object.entries(known).filter(([k]) => k !== key)) : known,
    );
  };
  const blur = () => undefined;

  return {
    edit,
    fault,
    isBusy,
    isChanged: isChanged(edit),
    field: (name: FieldName): FieldBinding => ({
      name,
      value: edit.mine.fields[name],
      error: faults[name],
      onChange(value) {
        setEdit(now => ({ ...now, mine: { ...now.mine, fields: { ...now.mine.fields, [name]: value } } }));
        touched(name);
      },
      onBlur: blur,
    }),
    rowField: (row: Row, field: RowField): FieldBinding => ({
      name: `${row.key}.${field}`,
      value: row[field],
      error: faults[`${row.key}.${field}`],
      onChange(value) {
        setEdit(now => withRow(now, row.key, field, value));
        touched(`${row.key}.${field}`);
      },
      onBlur: blur,
    }),
    conflictAt: (at: UnitName | [Row, RowField]) => conflictAt(edit, at),
    choose: (key: string, whose: 'mine' | 'theirs') => {
      setFault(undefined);
      setEdit(now => chosen(now, key, whose));
    },
    addRow: () => setEdit(withNewRow),
    removeRow: (key: string) => setEdit(now => withoutRow(now, key)),
    dropNote: () => setEdit(now => ({ ...now, note: null })),
    /** Resets everything to the server's values. */
    reset: () => {
      setFaults({});
      setFault(undefined);
      setEdit(now => ({ ...now, mine: now.base, conflicts: [], note: null }));
    },
    props: {
      ref: form,
      noValidate: true,
      onSubmit(event: React.FormEvent) {
        event.preventDefault();
        if (!isBusy) void save();
      },
    },
  };
}

export type EditForm = ReturnType<typeof useEdit>;
