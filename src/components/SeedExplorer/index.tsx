import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CodeBlock } from '@site/src/components/CodeBlock';
import generators from '@site/.api/seed-samples.json';
import { jsonTokens } from './jsonTokens';
import {
  EXPLORER_TITLE,
  firstResponse,
  summarise,
  writeRequest,
  writeResponse,
} from '@site/src/reference/print/seedSamples';
import type { SeedSamples } from '@site/src/reference/print/seedSamples';
import { AllResponses } from './AllResponses';
import { colourRequest } from './colours';
import styles from './styles.module.css';

type Choice = readonly [value: string, label: string];

function Select(props: {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
}): ReactNode {
  const { label, choices, value, onChoose } = props;
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The distinct values of a property of the responses' `meta`, as options of a select. */
function listChoices({ responses }: SeedSamples, name: 'count' | 'seed'): Choice[] {
  const values = new Set(responses.map(({ meta }) => meta[name]));
  return [...values].map((value) => [String(value), value.toLocaleString('en-GB')]);
}

function Explorer({ first }: { first: SeedSamples }): ReactNode {
  const title = useId();
  const [slug, setSlug] = useState(first.slug);
  const [seed, setSeed] = useState(String(firstResponse(first)?.meta.seed));
  const [count, setCount] = useState(String(firstResponse(first)?.meta.count));
  const generator = generators.find((each) => each.slug === slug) ?? first;
  const response = generator.responses.find(
    ({ meta }) => String(meta.seed) === seed && String(meta.count) === count,
  );
  if (!response) return null;
  const { label, url } = generator;
  const request = writeRequest(url, response);
  const body = writeResponse(response);
  return (
    <section className={styles.explorer} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {EXPLORER_TITLE}
      </p>
      <div className={styles.controls}>
        <Select
          label="Generator"
          choices={generators.map((each) => [each.slug, each.label])}
          value={slug}
          onChoose={setSlug}
        />
        <Select
          label="Seed"
          choices={listChoices(generator, 'seed')}
          value={seed}
          onChoose={setSeed}
        />
        <Select
          label="Count"
          choices={listChoices(generator, 'count')}
          value={count}
          onChoose={setCount}
        />
      </div>
      <p className={styles.status} role="status">
        {summarise(label, response)}
      </p>
      <div className={styles.request}>
        <CodeBlock title="Request" language="bash" code={request} tokens={colourRequest(request)} />
      </div>
      <div className={styles.response}>
        <CodeBlock title="Response" language="json" code={body} tokens={jsonTokens(body)} />
      </div>
    </section>
  );
}

/**
 * Shows a request and its response, for the generator, seed and count that the reader chooses. The
 * responses are recorded ones, and are listed below for readers without scripts. Renders nothing when the
 * description that the site is built from has none of these generators.
 */
export default function SeedExplorer(): ReactNode {
  const [first] = generators;
  if (!first) return null;
  return (
    <>
      <Explorer first={first} />
      <AllResponses generators={generators} />
    </>
  );
}
