import { useId } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isJson } from './controls';
import type { Control, Values } from './controls';
import styles from './styles.module.css';

interface FieldProps {
  control: Control;
  value: string;
  /** What is wrong with the value. */
  fault?: string;
  onChange: (value: string) => void;
}

/** Lines that a text field shows. */
const LINES = { least: 4, most: 14 };

const isWide = (kind: Control['kind']): boolean => kind === 'lines' || kind === 'json';

/** What an input says of its value to assistive technology. */
function describe(id: string, fault: string | undefined) {
  return fault === undefined
    ? {}
    : { 'aria-invalid': true as const, 'aria-describedby': `${id}-fault` };
}

function Input({ control, value, fault, onChange, id }: FieldProps & { id: string }): ReactNode {
  const { name, kind, options, hint, isRequired, inputMode } = control;
  const shared = {
    className: 'control',
    id,
    name,
    value,
    required: isRequired,
    ...describe(id, fault),
  };
  if (kind === 'choice')
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  const typed = { ...shared, placeholder: hint, autoComplete: 'off', spellCheck: false };
  if (isWide(kind)) {
    const rows = Math.min(Math.max(value.split('\n').length, LINES.least), LINES.most);
    const lines = { rows, wrap: kind === 'json' ? 'off' : 'soft' };
    return <textarea {...typed} {...lines} onChange={(event) => onChange(event.target.value)} />;
  }
  return (
    <input {...typed} inputMode={inputMode} onChange={(event) => onChange(event.target.value)} />
  );
}

/** A box for each value of a list. */
function List({ control, value, onChange }: FieldProps): ReactNode {
  const { name, options } = control;
  const chosen = value.split(',').filter(Boolean);
  const toggle = (option: string): void => {
    const next = options.filter((each) => chosen.includes(each.value) !== (each.value === option));
    onChange(next.map((each) => each.value).join(','));
  };
  return (
    <div className={styles.boxes}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface FaultProps {
  id: string;
  fault?: string;
  /** Whether to render an empty line when there is no fault. */
  isKept?: boolean;
}

function Fault({ id, fault, isKept = false }: FaultProps): ReactNode {
  if (fault === undefined && !isKept) return null;
  return (
    <p id={`${id}-fault`} className={styles.fault}>
      {fault}
    </p>
  );
}

function Field(props: FieldProps): ReactNode {
  const id = useId();
  const { control, fault } = props;
  const { name, kind } = control;
  if (kind === 'list')
    return (
      <fieldset
        className={clsx(styles.field, styles.wide)}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      >
        <legend>{name}</legend>
        <List {...props} />
        <Fault id={id} fault={fault} />
      </fieldset>
    );
  return (
    <div className={clsx(styles.field, isWide(kind) && styles.wide)}>
      <label htmlFor={id}>{name}</label>
      <Input {...props} id={id} />
      <Fault id={id} fault={fault} isKept={isWide(kind)} />
    </div>
  );
}

interface Props {
  controls: readonly Control[];
  values: Values;
  /** What is wrong with each, by name. */
  faults: Values;
  onChange: (name: string, value: string) => void;
}

/** What is wrong with a value: what is said of it, or of the whole body where it makes that no JSON. */
function faultOf({ name, kind }: Control, value: string, faults: Values): string | undefined {
  return faults[name] ?? (kind === 'json' && !isJson(value) ? faults[''] : undefined);
}

/** A field for each parameter of an operation, with what the API says of its value. */
export function ParameterFields({ controls, values, faults, onChange }: Props): ReactNode {
  return (
    <div className={styles.fields}>
      {controls.map((control) => (
        <Field
          key={control.name}
          control={control}
          value={values[control.name] ?? ''}
          fault={faultOf(control, values[control.name] ?? '', faults)}
          onChange={(value) => onChange(control.name, value)}
        />
      ))}
    </div>
  );
}
