import { bidiText } from '../../components/bidi-text.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { EndData } from './end-data.ts';

interface EndFaceProps {
  face: EndData['face'];
  label: string;
}

/** The owner: portrait, name, town and phone. Renders nothing for a name alone, which the footer shows already. */
export function EndFace({ face: { name, town, phone, portrait }, label }: EndFaceProps) {
  if (!(town || phone || portrait)) return null;
  return (
    <div className="end-face">
      {portrait && <Picture className="end-portrait" picture={portrait} alt="" sizes="20rem" />}
      <div className="end-person">
        <p className="end-label">{label}</p>
        <p className="end-value">{bidiText(name)}</p>
        {town && <p className="end-note">{bidiText(town)}</p>}
        {phone && (
          <p className="end-note">
            <a href={phone.link} dir="ltr">
              {phone.text}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
