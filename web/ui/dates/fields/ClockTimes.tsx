const halfHours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).flatMap(hour => [
  `${hour}:00`,
  `${hour}:30`,
]);

/** The half hours of a day, offered by a field that names the id in `list`. */
export function ClockTimes({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {halfHours.map(time => (
        <option key={time}>{time}</option>
      ))}
    </datalist>
  );
}
