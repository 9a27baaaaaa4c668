import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './ToolPicture.module.css';

const dots = [20, 36, 52];
const posts = [0, 1, 2].flatMap(column => [0, 1].map(row => ({ x: 44 + column * 82, y: 236 + row * 60 })));
const results = [214, 256, 298];

/** A picture of a creator's page with the bookmark above it, and the result of a click beside it. */
export function ToolPicture() {
  const { t } = useTranslation('standing');
  return (
    <svg className={styles.picture} viewBox="0 0 760 360" role="img" aria-label={t('tool.picture')}>
      <g>
        <rect className={styles.window} x="0.5" y="0.5" width="330" height="359" rx="12" />
        {dots.map(x => (
          <circle key={x} className={styles.soft} cx={x} cy="22" r="5" />
        ))}
        <rect className={styles.soft} x="76" y="12" width="238" height="20" rx="10" />
        <text className={styles.address} x="90" y="26.5">
          tiktok.com/@lanxin.eats
        </text>
        <path className={styles.line} d="M1 44H330M1 82H330" />
        <rect className={styles.mark} x="14" y="51" width="164" height="24" rx="7" />
        <path className={styles.onMark} d="M27 57h7v12l-3.5 -3l-3.5 3z" />
        <Text as="text" size="xs" weight={600} className={styles.markText} x="102" y="67.5">
          {t('tool.bookmark')}
        </Text>
        <path className={styles.soft} d="M192 60h44v6h-44zM250 60h36v6h-36z" />
        <circle className={styles.face} cx="70" cy="140" r="28" />
        <Text as="text" size="4xl" weight={600} className={styles.initial} x="70" y="147">
          L
        </Text>
        <Text as="text" weight={600} className={styles.name} x="114" y="136">
          lanxin.eats
        </Text>
        <path
          className={styles.soft}
          d="M114 148h120v6h-120zM114 162h84v6h-84zM44 196h46v8h-46zM110 196h46v8h-46z"
        />
        {posts.map(({ x, y }) => (
          <rect key={`${x}-${y}`} className={styles.soft} x={x} y={y} width="74" height="52" rx="6" />
        ))}
        <path className={styles.pointer} d="M162 70l0 21l5.2 -4.6l3.6 8l4.2 -1.9l-3.5 -7.8l7 -0.6z" />
      </g>
      <path className={styles.arrow} d="M348 180h56m-9 -8l9 8l-9 8" />
      <g>
        <rect className={styles.window} x="422.5" y="0.5" width="337" height="359" rx="12" />
        {dots.map(x => (
          <circle key={x} className={styles.soft} cx={x + 422} cy="22" r="5" />
        ))}
        <path className={styles.line} d="M423 44H759M490 44V359" />
        <rect className={styles.accent} x="438" y="58" width="20" height="20" rx="6" />
        <path className={styles.bridge} d="M442 71c2.6 -5 9.4 -5 12 0" />
        <path
          className={styles.soft}
          d="M438 98h36v7h-36zM438 120h28v7h-28zM438 142h34v7h-34zM438 164h24v7h-24z"
        />
        <rect className={styles.field} x="506.5" y="60.5" width="236" height="32" rx="8" />
        <Text as="text" weight={600} className={styles.name} x="520" y="81">
          lanxin.eats
        </Text>
        <path className={styles.soft} d="M506 108h54v18h-54zM568 108h54v18h-54zM630 108h40v18h-40z" />
        <rect className={styles.hit} x="506.5" y="142.5" width="236" height="56" rx="8" />
        <circle className={styles.face} cx="532" cy="170" r="15" />
        <Text as="text" size="lg" weight={600} className={styles.initialSmall} x="532" y="175">
          L
        </Text>
        <Text as="text" weight={600} className={styles.name} x="556" y="167">
          lanxin.eats
        </Text>
        <path className={styles.soft} d="M556 176h54v6h-54z" />
        <polyline
          className={styles.spark}
          points="648,180 658,172 668,176 678,166 688,170 698,160 708,163 718,154"
        />
        {results.map(y => (
          <g key={y} className={styles.soft}>
            <circle cx="532" cy={y + 16} r="13" />
            <path d={`M556 ${y + 8}h80v7h-80zM556 ${y + 21}h52v6h-52zM680 ${y + 12}h48v7h-48z`} />
          </g>
        ))}
      </g>
    </svg>
  );
}
