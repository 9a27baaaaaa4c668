/** The card that gets the focus when it is rendered next: in another column it is another element. */
export interface WantedFocus {
  want: (id: number) => void;
  isFor: (id: number) => boolean;
  isOpen: () => boolean;
  taken: () => void;
}

export function wantedFocus(): WantedFocus {
  let wanted: number | null = null;
  return {
    want: id => void (wanted = id),
    isFor: id => wanted === id,
    isOpen: () => wanted !== null,
    taken: () => void (wanted = null),
  };
}
