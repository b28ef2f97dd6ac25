import type { Calls } from '@relish/shared/call.ts';
import { PRODUCT_NAME, RELEASE } from '@relish/shared/constants.ts';
import { errorStatus } from '@relish/shared/errors.ts';
import { z } from 'zod';

/** The contract table as an OpenAPI document. */
export function openApiDocument(calls: Calls) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: RELEASE,
      description:
        'Every call is a POST with JSON, or with a file where that is what it takes. 400 is never sent; wrong input is 422 with a message per field.',
    },
    servers: [{ url: '/api/v2' }],
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [`/${name}`, { post: operation(name, call) }]),
    ),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ERROR },
      responses: {
        Error: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    },
  };
}

function operation(name: string, call: Calls[string]) {
  return {
    operationId: name,
    summary: call.summary,
    tags: [name.includes('/') ? name.split('/')[0] : 'accounts'],
    'x-access': call.access,
    security: call.access === 'public' ? [] : [{ token: [] }],
    requestBody: call.upload
      ? { required: true, content: { 'image/*': {} } }
      : { content: json(schemaOf(call.input, 'input')) },
    responses: {
      200: { description: 'Done', content: json(schemaOf(call.output, 'output')) },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};
