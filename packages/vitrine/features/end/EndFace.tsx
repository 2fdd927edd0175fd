import { OwnText } from '../../components/OwnText.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { EndData } from './end-data.ts';

interface EndFaceProps {
  face: EndData['face'];
  label: string;
}

/** The owner: portrait, name, town and phone. Without any of the three others nothing, since the footer has the name. */
export function EndFace({ face: { name, town, phone, portrait }, label }: EndFaceProps) {
  if (!(town || phone || portrait)) return null;
  return (
    <div className="end-face">
      {portrait && <Picture className="end-portrait" picture={portrait} alt="" sizes="20rem" />}
      <div className="end-person">
        <p className="end-label">{label}</p>
        <p className="end-value">
          <OwnText>{name}</OwnText>
        </p>
        {town && (
          <p className="end-note">
            <OwnText>{town}</OwnText>
          </p>
        )}
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
