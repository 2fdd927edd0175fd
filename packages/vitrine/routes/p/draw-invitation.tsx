import { renderToStaticMarkup } from 'react-dom/server';
import { freeWords } from '../../components/free/free-dates.ts';
import type { MakePicture } from '../../components/make-picture.ts';
import { Section } from '../../components/Section.tsx';
import { contents } from '../../content/content.ts';
import type { Content } from '../../content/types.ts';
import { Packages } from '../../features/packages/Packages.tsx';
import { InvitationPage } from '../../features/private/InvitationPage.tsx';
import { ProjectRow } from '../../features/projects/card/ProjectRow.tsx';
import { projectCard } from '../../features/projects/card/project-cards.ts';
import { type HeldInvitation, heldPages } from '../../private/held/held-content.ts';

/**
 * The page of an invitation as HTML, without works that are no longer there. The script of the page puts the secret of
 * the invitation into the links to private works.
 *
 * @param make Makes the pictures, which are encrypted.
 */
export async function drawInvitation(
  { invitation }: HeldInvitation,
  content: Content,
  make: MakePicture,
): Promise<string> {
  const { site, root, strings, contact, projects, packages } = content;
  const { locale } = site;
  const cardOf = async (id: string, index: number) => {
    const held = heldPages().find((page) => page.root === root && page.project.id === id);
    const project = held?.project ?? projects?.all.find((one) => one.id === id);
    if (!project) return [];
    const { private: _, ...shown } = project;
    return [{ ...(await projectCard(shown, content, make)), number: index + 1 }];
  };
  const cards = (await Promise.all(invitation.projects.map(cardOf))).flat();
  const names = contents[0]?.packages?.packages.map(({ name }) => name) ?? [];
  const offered = packages?.packages[names.indexOf(invitation.package ?? '')];
  // A package alone needs no heading above its name, and no mark among others.
  const offer = offered && { ...offered, mark: undefined };
  return renderToStaticMarkup(
    <InvitationPage
      {...{ invitation, locale }}
      free={contact?.availability && freeWords(contact.availability, strings.contact, locale)}
      strings={strings.private.invitation}
    >
      {cards.length > 0 && (
        <Section heading={strings.private.invitation.works} className="invitation-works">
          <ProjectRow
            {...{ projects: cards, root, locale }}
            linkText={projects?.linkText ?? strings.private.open}
            strings={strings.projects}
          />
        </Section>
      )}
      {packages && offer && (
        <Packages
          {...{ root, hasForm: false, className: 'invitation-offer' }}
          packages={{ ...packages, heading: '', packages: [offer] }}
        />
      )}
    </InvitationPage>,
  );
}
