import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import {
  COMMON_PARAMETERS_HEADING,
  LOCALES_LABEL,
  NO_PARAMETERS_TEXT,
} from '@site/src/reference/model/headingsAndLabels';
import type { AnchorScope } from '@site/src/reference/model/anchor';
import type { FieldView, PageData, ParameterSectionView } from '@site/src/reference/model/types';
import { Body, commonFields } from '../Body';
import { CodeList } from '../CodeList';
import { Disclosure } from '../Disclosure';
import { Fields } from '../Field';
import { Prose } from '../Prose';
import { fieldOf, isCommon } from '../apiData';

interface CommonProps {
  fields: FieldView[];
  scope: AnchorScope;
  locales?: readonly string[];
}

/** Renders a closed row with the fields that nearly all operations have. */
function CommonFields({ fields, scope, locales }: CommonProps): ReactNode {
  if (fields.length === 0) return null;
  return (
    <Disclosure
      isRow
      isCommon
      summary={
        <>
          {COMMON_PARAMETERS_HEADING}: <CodeList codes={fields.map(({ name }) => name)} />
        </>
      }
    >
      <Fields fields={fields} scope={scope} />
      {locales && (
        <p>
          {`${LOCALES_LABEL}: `}
          <CodeList codes={locales} />.
        </p>
      )}
    </Disclosure>
  );
}

const BODY = { anchor: 'body' };

function RequestBody({
  body,
  locales,
}: {
  body: NonNullable<PageData['body']>;
  locales?: readonly string[];
}): ReactNode {
  return (
    <>
      <Heading as="h3" id="body">
        {body.heading}
      </Heading>
      <Prose nodes={body.description?.nodes} />
      <Body body={body} scope={BODY} />
      <CommonFields fields={commonFields(body)} scope={BODY} locales={locales} />
    </>
  );
}

function ParameterSection({
  heading,
  location,
  fields,
  locales,
}: ParameterSectionView & { locales?: readonly string[] }): ReactNode {
  const all = fields.map(fieldOf);
  const own = all.filter((each) => !isCommon(each));
  return (
    <>
      <Heading as="h3" id={`in-${location}`}>
        {heading}
      </Heading>
      <Fields fields={own} scope={{ anchor: location }} />
      <CommonFields
        fields={all.filter((field) => !own.includes(field))}
        scope={{ anchor: location }}
        locales={locales}
      />
    </>
  );
}

/** Renders the operation's own parameters, then a closed row with the parameters of nearly all operations. */
export function RequestSection({ sections, body, locales }: PageData): ReactNode {
  return (
    <>
      <Heading as="h2" id="request">
        Request
      </Heading>
      {sections.map((section) => (
        <ParameterSection key={section.location} {...section} locales={locales} />
      ))}
      {body && <RequestBody body={body} locales={locales} />}
      {sections.length === 0 && !body && <p>{NO_PARAMETERS_TEXT}</p>}
    </>
  );
}
