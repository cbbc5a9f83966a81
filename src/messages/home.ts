export const home = {
  title: 'Kodu və dizaynı ilmə-ilmə öyrənin.',
  lead: 'Video dərslər, hazır kod nümunələri və praktik yazılar. Addım-addım irəliləyin, öyrəndiyinizi elə həmin gün sınayın.',
  blogs: 'Son bloqlarımız',
  blogsLead: 'Öyrəndiklərimizi və sınadıqlarımızı burada bölüşürük.',
  allBlogs: 'Bütün yazılar',
} as const;
