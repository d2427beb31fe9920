import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { OperationPageData } from '@site/src/reference/print/page';
import { COMMON_NOTE, LOCALES_LABEL } from '@site/src/reference/view/labels';
import type { FieldView } from '@site/src/reference/view/types';
import { Body, commonFields } from '../Body';
import { CodeList } from '../CodeList';
import { Disclosure } from '../Disclosure';
import { Fields } from '../Field';
import { Prose } from '../Prose';

/** A closed row with what nearly all operations take. */
function CommonFields({ fields, locales }: { fields: FieldView[]; locales?: string }): ReactNode {
  if (fields.length === 0) return null;
  return (
    <Disclosure
      isRow
      summary={
        <>
          <CodeList codes={fields.map(({ name }) => name)} />: {COMMON_NOTE}
        </>
      }
    >
      <Fields fields={fields} />
      {locales && (
        <p>
          {`${LOCALES_LABEL}: `}
          <CodeList codes={locales.split(' ')} />.
        </p>
      )}
    </Disclosure>
  );
}

function RequestBody({
  body,
  locales,
}: {
  body: NonNullable<OperationPageData['body']>;
  locales?: string;
}): ReactNode {
  return (
    <>
      <Heading as="h3" id="body">
        {body.heading}
      </Heading>
      <Prose nodes={body.description} />
      <Body {...body} />
      <CommonFields fields={commonFields(body)} locales={locales} />
    </>
  );
}

/** What an operation takes: its own parameters, then those of nearly all operations in a closed row. */
export function Request({ sections, body, locales }: OperationPageData): ReactNode {
  return (
    <>
      <Heading as="h2" id="request">
        Request
      </Heading>
      {sections?.map(({ heading, anchor, fields }) => (
        <Fragment key={anchor}>
          <Heading as="h3" id={anchor}>
            {heading}
          </Heading>
          <Fields fields={fields.filter(({ isCommon }) => !isCommon)} />
          <CommonFields fields={fields.filter(({ isCommon }) => isCommon)} locales={locales} />
        </Fragment>
      ))}
      {body && <RequestBody body={body} locales={locales} />}
      {!(sections ?? body) && <p>This operation takes no parameters.</p>}
    </>
  );
}
