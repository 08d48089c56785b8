@screen:find
Feature: Find
  Search over the whole book: screens, records, exercises, routines, people, posts, plans, places, runs, workouts, swims
  and settings, by the beginnings of their words, in both languages and without capitals or accents. A day is found by its year,
  its month and its day. Each result leads to its screen. At most eight of a kind are shown, with how many more there are.

  Rule: Before anything is looked for there is a field, and nothing else

    @doors
    Scenario: Nothing is asked
      Given an empty book
      When I open "recordbook://find" in English
      Then the screen is:
        | title        | Search            |
        | route        | recordbook://find |
        | presentation | stack             |
        | header       | standard          |
        | arrangement  | groupedList       |
        | top          | header + xl       |
        | bottom       | safeArea + xl     |
        | spacing      | lg                |
      And the content is, in order:
        | role        | text            |
        | searchField | Search the Book |
      And the way back is:
        | text     | leads to      | command    |
        | Overview | recordbook:// | recordbook |
      And whatever can be pressed has a label
      And every colour is in the palette

    Scenario: Nothing is found
      Given an empty book
      When I open "recordbook://find?query=xylophone" in English
      Then in a terminal 80 columns wide it reads:
        """
        Search
        ══════

        Search the Book: xylophone   recordbook find TEXT

        Nothing Found

        “xylophone” is not in the book. Try fewer words, or only their beginnings.

        Back: Overview   recordbook
        """

  Rule: Screens and settings are found in a book without data

    Background:
      Given an empty book

    Scenario: A screen by its title
      When I open "recordbook://find?query=get%20fast" in English
      Then the row "Getting Faster?, Swimming" is:
        | leads to | recordbook://swimming/progress |

    Scenario: A screen by its title in the other language
      When I open "recordbook://find?query=zrychluji" in English
      Then the row "Getting Faster?, Swimming" is:
        | leads to | recordbook://swimming/progress |

    Scenario Outline: A screen of the book
      When I open "recordbook://find?query=<query>" in <language>
      Then the row "<row>" is:
        | leads to | <route> |

      Examples:
        | language | query          | row                        | route               |
        | English  | export         | Export, The Book           | recordbook://export |
        | English  | check%20book   | Check the Book, The Book   | recordbook://check  |
        | Czech    | kontrola%20kni | Kontrola knihy, Kniha      | recordbook://check  |

    Scenario: A setting leads to where it is changed
      When I open "recordbook://find?query=weekly%20running" in English
      Then the row "Weekly Running Goal" is:
        | leads to | recordbook://running/settings |

    Scenario: An exercise in Czech, without accents
      When I open "recordbook://find?query=DREP%20predni" in Czech
      Then there is a section "Cviky"
      And every route on it opens

  Rule: What was done is found by its words and its day

    Background:
      Given these swims were imported:
        | start                     | pool | laps                  |
        | 2025-03-31 18:00:00 +0200 | 25 m | 2 × 26.00 butterfly   |
        | 2025-04-30 18:00:00 +0200 | 25 m | 4 × 25.00 freestyle   |
        | 2025-05-05 16:35:00 +0200 | 25 m | 8 × 24.00 freestyle   |
        | 2025-05-07 07:00:00 +0200 | 25 m | 4 × 27.00 backstroke  |

    @doors
    Scenario: A record by its stroke and distance
      When I open "recordbook://find?query=freestyle%20100" in English
      Then in a terminal 80 columns wide it begins:
        """
        Search
        ══════

        Search the Book: freestyle 100   recordbook find TEXT

        Records
        """
      And the row "Freestyle 100 m, 1:36.00, 25 m · May 5, 2025" is:
        | leads to | recordbook://swimming/records/freestyle/100?course=scm |
      And there is no row "Freestyle 50 m, 48.00, 25 m · May 5, 2025"
      And every route on it opens

    Scenario: The same in Czech, asked in English
      When I open "recordbook://find?query=freestyle%20100" in Czech
      Then the row "Kraul 100 m, 1:36,00, 25 m · 5. 5. 2025" is:
        | leads to | recordbook://swimming/records/freestyle/100?course=scm |

    Scenario: Swims of a month
      When I open "recordbook://find?query=swim%20kvetna%202025" in English
      Then there is a section "Swims"
      And the row "May 7, 2025, 100 m, 25 m" is:
        | leads to | recordbook://swimming/swims/20250507T050000Z |
      And there is a row "May 5, 2025, 200 m, 25 m"
      And there is no row "Apr 30, 2025, 100 m, 25 m"

    @doors
    Scenario: What was removed is not found
      When I remove the swim "20250507T050000Z"
      And I open "recordbook://find?query=swim%20may" in English
      Then there is no row "May 7, 2025, 100 m, 25 m"

  Rule: What was posted is found by its words, its author and the day of its workout

    @doors @clock:2026-11-18T17:30:00Z,x0
    Scenario: A post by an exercise, a comment and its month
      Given these workouts were done:
        | start            | minutes | name | sets                                                     |
        | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5, 82.5kg x5; Chin Up: x12 |
      And I open "recordbook://feed/share/s20261116T170000" in English
      When I press "Post"
      And I open "recordbook://feed/posts/me.1" in English
      And I press "Write a Comment" and give "Easy today"
      And I open "recordbook://find?query=bench%20push" in English
      Then there is a section "Posts"
      And the row "Push, You · Nov 16, 2026" is:
        | leads to | recordbook://feed/posts/me.1 |
      When I open "recordbook://find?query=prispevek%20listopad" in Czech
      Then there is a row "Push, Vy · 16. 11. 2026"
      When I open "recordbook://find?query=easy" in English
      Then there is a row "Push, You · Nov 16, 2026"
      When I open "recordbook://find?query=deadlift%20push" in English
      Then there is no row "Push, You · Nov 16, 2026"
      When I open "recordbook://feed/posts/me.1" in English
      And I press "Delete Post"
      And I open "recordbook://find?query=easy" in English
      Then there is no row "Push, You · Nov 16, 2026"

    @doors @clock:2026-11-18T17:30:00Z,x0
    Scenario: A person by name
      Given an empty book
      When I open "recordbook://feed/pair" in English
      And I press "Make a Code" with:
        | Name | Jana Nováková |
      And I open "recordbook://find?query=novak" in English
      Then there is a section "People"
      And there is a row "Jana Nováková, 0 posts"
      And every route on it opens

  Rule: The overview leads to the search

    Scenario: From the header
      Given an empty book
      When I open "recordbook://" in English
      Then the button "Search the book" is:
        | leads to | recordbook://find |
