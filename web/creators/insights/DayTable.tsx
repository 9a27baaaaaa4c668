import { fullCount } from '../../../contract/core/format.ts';

export interface DayTableProps {
  /** Headings of the two columns. */
  day: string;
  value: string;
  /** Oldest first; displayed in reverse. */
  days: readonly { day: string; value: number | null }[];
}

/** A chart by day as a table, newest first. */
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
