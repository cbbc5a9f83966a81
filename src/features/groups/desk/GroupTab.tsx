import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Button } from '#core/views/Button.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import { GroupEditor, GroupFacts } from './GroupForm.tsx';
import { GroupPart } from './GroupPart.tsx';
import { $openGroup, createGroup, groupList, groups, openGroup, openNewGroup } from './store.ts';
import { groupTab as texts } from './texts.ts';

/** GROUP-1. */
export default function GroupTab({ actor }: TabProps) {
  const open = useStore($openGroup);
  // The part shows the row as it is now.
  useStore(groupList.$list);
  const group = open === null ? null : groupList.find(open);
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(open);
  last.current = open ?? last.current;
  useLostFocus(open === null, () => root.current?.querySelector(`[data-group="${last.current}"]`));
  return (
    <>
      {group && <GroupPart key={group.id} group={group} actor={actor} />}
      {/* Hidden, not removed, so that the user finds the same place again. */}
      <div hidden={group !== null} ref={root}>
        <StaffTab
          texts={texts}
          rows={groups}
          filterName={courseTitle}
          render={(one) => <GroupFacts group={one} />}
          actions={(one) => (
            <Button
              className="more"
              data-group={one.id}
              aria-label={texts.openLabel(one.title)}
              onClick={() => openGroup(one.id)}
            >
              {texts.open}
            </Button>
          )}
        >
          <GroupEditor actor={actor} onSend={() => createGroup(actor)}>
            <Button data-opens="group" onClick={() => openNewGroup(actor.uid)}>
              {texts.create}
            </Button>
          </GroupEditor>
        </StaffTab>
      </div>
    </>
  );
}
