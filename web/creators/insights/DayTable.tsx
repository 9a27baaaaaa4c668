import { fullCount } from '../../../contract/core/format.ts';

export interface DayTableProps {
  /** Heads of the two columns. */
  day: string;
  value: string;
  /** Oldest first; shown the other way round. */
  days: readonly { day: string; value: number | null }[];
}

/** A curve by day as a table, newest first. */
export function DayTable({ day, value, days }: DayTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{day}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(each => (
          <tr key={each.day}>
            <td>{each.day}</td>
            <td>{fullCount(each.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
