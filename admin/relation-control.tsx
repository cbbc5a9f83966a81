import CMS from 'decap-cms-app';
import type { CmsWidgetControlProps } from 'decap-cms-core';
import { Component, type ComponentType } from 'react';
import { FixedInput } from './fixed-input.tsx';

type Props = CmsWidgetControlProps<string | undefined>;

/** Decap's types call the component of a control its properties. */
const isControl = (control: unknown): control is ComponentType<Props> => typeof control === 'function';

/** The course of an exercise: chosen once, because the folder of its file is called so. A class, because Decap wants one. */
export class RelationControl extends Component<Props> {
  override render() {
    const Relation: unknown = CMS.getWidget('relation')?.control;
    const isNew = this.props.getEntry().get('newRecord');
    return isNew && isControl(Relation) ? <Relation {...this.props} /> : <FixedInput {...this.props} />;
  }
}
