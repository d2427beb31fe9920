import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { OperationPageData } from '@site/src/reference/print/page';
import { COMMON_NOTE, LOCALES_LABEL } from '@site/src/reference/view/labels';
import type { FieldView } from '@site/src/reference/view/types';
import { Body, commonFields } from '../Body';
import { Disclosure } from '../Disclosure';
import { FieldNames, Fields } from '../Field';
import { Prose } from '../Prose';

/** Which locales have data of their own. */
function Locales({ codes }: { codes: string[] }): ReactNode {
  return (
    <p>
      {`${LOCALES_LABEL}: `}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <code>{code}</code>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** A closed row with what nearly all operations take. */
function CommonFields({ fields, locales }: { fields: FieldView[]; locales?: string }): ReactNode {
  if (fields.length === 0) return null;
  return (
    <Disclosure
      isRow
      summary={
        <>
          <FieldNames fields={fields} />: {COMMON_NOTE}
        </>
      }
    >
      <Fields fields={fields} />
      {locales && <Locales codes={locales.split(' ')} />}
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
