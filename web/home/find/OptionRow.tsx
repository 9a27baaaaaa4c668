import { IconCornerDownLeft } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Group, Text } from '../../ui/box/Box.tsx';
import type { FindOption } from './find-option.ts';
import styles from './find.module.css';
import { OptionPicture } from './OptionPicture.tsx';

export interface OptionRowProps {
  id: string;
  option: FindOption;
  isChosen: boolean;
  /** Old results, while new ones are asked for, are only looked at. */
  isOld?: boolean;
  onPoint: () => void;
  onTake: (inNewTab: boolean) => void;
}

/** One line of the palette; an address is a link, so that it also opens as links do. */
export function OptionRow({ id, option, isChosen, isOld, onPoint, onTake }: OptionRowProps) {
  const click = (event: MouseEvent) => {
    event.preventDefault();
    onTake(event.ctrlKey || event.metaKey);
  };
  const role = isOld ? undefined : 'option';
  return (
    <Group
      {...(option.to === undefined ? { as: 'div' } : { as: Link, to: option.to })}
      gap={10}
      size="md"
      tone="soft"
      py={0}
      px={10}
      radius="control"
      pointer
      id={id}
      role={role}
      tabIndex={-1}
      aria-selected={isOld ? undefined : isChosen}
      className={styles.option}
      onMouseMove={onPoint}
      onClick={click}
    >
      <OptionPicture option={option} />
      <Text as="span" tone="ink" truncate className={styles.title}>
        {option.title}
      </Text>
      {option.about && (
        <Text as="span" size="sm" tone="faint" truncate grow shrink className={styles.about}>
          {option.about}
        </Text>
      )}
      <IconCornerDownLeft size={14} stroke={1.6} className={styles.enter} aria-hidden />
    </Group>
  );
}
