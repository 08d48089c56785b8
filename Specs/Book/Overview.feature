@screen:
Feature: Overview
  Where everything begins: what is under way now, the weekly goals that are set, the newest record, the way to each feature
  with how it stands in a few words, and how much there is to decide. It fits a small terminal: at most 15 lines. What is
  told is kept worked out: no laps are read for it.

  Rule: An empty book takes files, shows what it would be like, and leads to each feature

    @doors
    Scenario: An empty book in English
      Given an empty book
      When I open "recordbook://" in English
      Then in a terminal 80 columns wide it reads:
        """
        Overview
        ════════

        The Book Is Empty

        Add Files                 recordbook import PATH
        Try It with Sample Data   recordbook demo

        Swimming      No swims yet
        Running       No runs yet
        With Friends  No runs yet
        Prayers       Nothing recorded yet
        Strength      No workouts yet
        Feed          Nothing yet
        """
      And the screen is:
        | title        | Overview       |
        | route        | recordbook://  |
        | presentation | root           |
        | header       | transparent    |
        | arrangement  | cards          |
        | top          | header + xl    |
        | bottom       | safeArea + xl  |
        | spacing      | lg             |
      And the button "Try It with Sample Data" is:
        | calls | book.importFiles |
      And whatever can be pressed has a label
      And every colour is in the palette
      And every route on it opens

    Scenario Outline: Each feature is one press away
      Given an empty book
      When I open "recordbook://" in English
      Then the row "<feature>" is:
        | leads to | <route> |

      Examples:
        | feature      | route                         |
        | Swimming     | recordbook://swimming/records |
        | Running      | recordbook://running/home     |
        | With Friends | recordbook://support/home     |
        | Prayers      | recordbook://prayer           |
        | Strength     | recordbook://strength/home    |
        | Feed         | recordbook://feed             |

    Scenario: An empty book in Czech
      Given an empty book
      When I open "recordbook://" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Přehled
        ═══════

        Kniha je prázdná

        Přidat soubory        recordbook import PATH
        Vyzkoušet na ukázce   recordbook demo

        Plavání     Zatím žádné plavání
        Běhání      Zatím žádné běhy
        S přáteli   Zatím žádné běhy
        Modlitby    Zatím žádné záznamy
        Posilování  Zatím žádné tréninky
        Příspěvky   Zatím nic
        """

  Rule: Swimming tells the latest swim and the newest record

    Background:
      Given these swims were imported:
        | start                     | pool | laps                  |
        | 2025-03-31 18:00:00 +0200 | 25 m | 2 × 26.00 butterfly   |
        | 2025-04-30 18:00:00 +0200 | 25 m | 4 × 25.00 freestyle   |
        | 2025-05-05 16:35:00 +0200 | 25 m | 8 × 24.00 freestyle   |
        | 2025-05-07 07:00:00 +0200 | 25 m | 4 × 27.00 backstroke  |

    Scenario: On a day of that week, in English
      When I open "recordbook://?day=2025-05-08" in English
      Then in a terminal 80 columns wide it reads:
        """
        Overview
        ════════

        ★ Backstroke 50 m                 54.00  25 m pool · May 7, 2025
        Swimming           100 m in 1 min
        Running            No runs yet
        With Friends       No runs yet
        Prayers            Nothing recorded yet
        Strength           No workouts yet
        Feed               Nothing yet
        """
      And the row "Swimming" is:
        | label    | Swimming: 100 m in 1 min     |
        | leads to | recordbook://swimming/records |
      And the row "Backstroke 50 m" is:
        | label    | Newest Record, Backstroke 50 m: 54.00 seconds, 25 m pool, May 7, 2025 |
        | leads to | recordbook://swimming/records/backstroke/50?course=scm                |
      And whatever can be pressed has a label
      And every route on it opens

    Scenario: On a day of that week, in Czech
      When I open "recordbook://?day=2025-05-08" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Přehled
        ═══════

        ★ Znak 50 m                 54,00  bazén 25 m · 7. 5. 2025
        Plavání      100 m za 1 min
        Běhání       Zatím žádné běhy
        S přáteli    Zatím žádné běhy
        Modlitby     Zatím žádné záznamy
        Posilování   Zatím žádné tréninky
        Příspěvky    Zatím nic
        """

    Scenario: A month later no record is new
      When I open "recordbook://?day=2025-06-20" in English
      Then there is no row "Backstroke 50 m"

    Scenario: Today is never before the latest swim
      When I open "recordbook://?day=2020-01-01" in English
      Then the row "Swimming" is:
        | label | Swimming: 100 m in 1 min |

    Scenario: What is no day is refused
      When I open "recordbook://?day=tomorrow" in English
      Then it is refused, naming "day"

    @doors
    Scenario: A correction is followed
      When I remove the swim "20250507T050000Z"
      And I open "recordbook://?day=2025-05-08" in English
      Then in a terminal 80 columns wide it begins:
        """
        Overview
        ════════

        ★ Freestyle 50 m                 48.00  −2.00 s  25 m pool · May 5, 2025
        Swimming          200 m in 3 min
        Running           No runs yet
        With Friends      No runs yet
        """

    Scenario: The feature's home leads back
      When I open "recordbook://swimming/records" in English
      Then the button "Overview" is:
        | leads to | recordbook:// |
        | command  | recordbook    |

  Rule: What awaits judgement is counted with the command that lists it

    Scenario: Laps too fast to be true
      Given these swims were imported:
        | start                     | pool | laps                                  |
        | 2025-05-05 16:35:00 +0200 | 25 m | 2 × 24.00 freestyle, 1 × 6.00 freestyle |
      When I open "recordbook://?day=2025-05-08" in English
      Then the row "To Decide" is:
        | label    | To Decide: 1         |
        | hint     | Shows what to decide |
        | leads to | recordbook://review  |
        | command  | recordbook review    |

    Scenario: Laps too fast, in Czech
      Given these swims were imported:
        | start                     | pool | laps                                  |
        | 2025-05-05 16:35:00 +0200 | 25 m | 2 × 24.00 freestyle, 1 × 6.00 freestyle |
      When I open "recordbook://?day=2025-05-08" in Czech
      Then the cells of the row "K rozhodnutí" are:
        | text         |
        | K rozhodnutí |
        | 1            |
        | Plavání      |

  Rule: Whose book it is
    On a page the owner's picture stands on a disc in the header, with the name, and leads to the settings. A terminal has
    no room for it.

    Scenario Outline: The owner's picture and name lead to the settings
      Given an empty book
      When I open "recordbook://" in <language>
      Then the toolbar is:
        | role   | text   | label            | hint   | value     | placement | icon                       | leads to              |
        | avatar | <name> | <name>, <figure> | <hint> | <figure>  | leading   | figure.pool.swim, featured | recordbook://settings |
        | button |        | <search>         |        |           | trailing  | magnifyingglass, navigation | recordbook://find   |
        | button |        | <add>            |        |           | trailing  | plus, navigation           | recordbook://import   |
        | button |        | <settings>       |        |           | trailing  | gear, navigation           | recordbook://settings |

      Examples:
        | language | name    | figure             | hint                       | search          | add         | settings  |
        | Czech    | Plavec  | Silueta plavce     | Ukáže profil a nastavení   | Hledat v knize  | Přidat data | Nastavení |
        | English  | Swimmer | Swimmer silhouette | Shows profile and settings | Search the book | Add Data    | Settings  |

  Rule: What is under way stands on top, and goals that are set are rings

    @doors
    Scenario: A workout that is on
      Given a workout was started
      When I open "recordbook://" in English
      Then the row "Workout now" is:
        | leads to | recordbook://strength/active |
      And the cells of the row "Workout now" are:
        | text        |
        | Workout now |
        | Time        |
        | Sets        |
        | Volume      |

    Scenario: The newest record of all features
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2026-11-10 16:35:00 +0200 | 25 m | 8 × 24.00 freestyle |
      And these runs were imported:
        | start                | legs           |
        | 2026-11-17T06:45:00Z | 5000 m in 1500 |
      When I open "recordbook://?day=2026-11-18" in English
      Then the row "5 km" is:
        | label    | Newest Record, 5 km: 25 minutes, November 17, 2026 |
        | leads to | recordbook://running/efforts/5km                             |
      And there is no row "Freestyle 200 m"

    Scenario: A record that was beaten says by how much, in each feature
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2026-09-10 16:35:00 +0200 | 25 m | 2 × 24.00 freestyle |
        | 2026-10-10 16:35:00 +0200 | 25 m | 2 × 23.00 freestyle |
        | 2026-11-10 16:35:00 +0200 | 25 m | 2 × 22.00 freestyle |
      When I open "recordbook://?day=2026-11-18" in English
      Then the row "Freestyle 50 m" is:
        | text  | Newest Record                                                                                  |
        | label | Newest Record, Freestyle 50 m: 44.00 seconds, 2.00 seconds faster, 25 m pool, November 10, 2026 |
      When these runs were imported:
        | start                | legs           |
        | 2026-11-12T06:45:00Z | 1000 m in 300  |
        | 2026-11-15T06:45:00Z | 1000 m in 270  |
      And I open "recordbook://?day=2026-11-18" in Czech
      Then the row "1 km" is:
        | label | Nejnovější rekord, 1 km: 4 minuty 30 sekund, zlepšení: 30 sekund, 15. listopadu 2026 |
      When these workouts were done:
        | start            | minutes | name | sets                                      |
        | 2026-11-10 17:00 | 65      | Push | Bench Press (Barbell): 80kg x5, 80kg x5   |
        | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 82.5kg x5, 80kg x4 |
      And I open "recordbook://?day=2026-11-18" in English
      Then the row "Barbell Bench Press" is:
        | label    | Newest Record, Barbell Bench Press: 82.5 kilograms, 2.5 kilograms more, November 16, 2026 |
        | leads to | recordbook://strength/exercises/Barbell_Bench_Press_-_Medium_Grip                                        |

    Scenario: A weekly goal of runs
      Given these runs were imported:
        | start                | legs          |
        | 2026-11-17T06:45:00Z | 5000 m in 1500 |
      And the setting "running.goal" is "30 km"
      When I open "recordbook://?day=2026-11-18" in English
      Then the stat "Run" is:
        | leads to | recordbook://running/home |
