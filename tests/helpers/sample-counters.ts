/** The counters of Home and of About, as screen readers read them at any moment. */
export const counters = {
  home: `
    - /children: equal
    - term: Experience
    - definition: 2+
    - term: Clients
    - definition: 100+
    - term: Projects
    - definition: 130+
    - term: FeedBack
    - definition: 110+
  `,
  about: `
    - /children: equal
    - term: Experience
    - definition: 2+
    - term: Project
    - definition: 10+
    - term: Clients
    - definition: 5+
    - term: FeedBack
    - definition: 10+
  `,
};
