@screen:swimming/statistics/PERIOD
Feature: Statistics
  How far and how often: bars and a table by week, month, year or season, open water included. Empty periods between swims
  show 0. Weeks begin on Monday, or on Sunday by the setting `swimming.weekStart`; seasons with September, or the month that
  `swimming.seasonStart` names. Without a day the last 12 weeks or months are told, or all years or seasons. Style shares are
  of lengths alone; the rest has no style told. Second recordings and removed swims count nowhere.

  Rule: A book of two years

    Background:
      Given these swims were imported:
        | start                     | pool       | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m       | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m       | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-05-04 08:00:00 +0200 | open water | 1500 m in 2100                                                                                                                                                                                                                                                                                      |
        | 2025-05-06 18:00:00 +0200 | 25 m       | 4 × 20.00 freestyle, rest 20, 4 × 25.00 backstroke, rest 20, 4 × 28.00 breaststroke, rest 60, 1 × 8.00 freestyle, 7 × 20.00 freestyle                                                                                                                                                               |
        | 2025-05-08 18:00:00 +0200 | 50 m       | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: By week, in Czech
      When I open "recordbook://swimming/statistics/week?since=2025-04-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Plavání po týdnech
        ══════════════════

        Po
          (•) Týdny    recordbook swim stats --by week --since 2025-04-01
          ( ) Měsíce   recordbook swim stats --by month --since 2025-04-01
          ( ) Roky     recordbook swim stats --by year --since 2025-04-01
          ( ) Sezony   recordbook swim stats --by season --since 2025-04-01

        ▌ Celkem
          2 700 m
          28. 4. 2025 – 11. 5. 2025
          Tréninky           4
          Doba               56 min
          Průměr na trénink  675 m
          Průměr na týden    1 350 m
          Nejdelší trénink   1 500 m, 4. 5. 2025
          V otevřené vodě    1 trénink, 1 500 m

        ▌ Styly
          Kraul                            925 m  34 %
          Znak                             125 m  5 %
          Prsa                             125 m  5 %
          Motýl                             25 m  1 %
          Styl neuveden                  1 500 m  56 %

        2 000 m ┤   ██████████████████
                │   ██████████████████
                │   ██████████████████
                │   ██████████████████
        1 000 m ┤   ██████████████████
                │   ██████████████████      ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                │   ██████████████████      ██████████████████
                │   ██████████████████      ██████████████████
            0 m ┤   ██████████████████      ██████████████████
                └────────────┬──────────────────────┬───────────────────────┬───────────
                          28. 4.                  5. 5.
        Nejvíc: 28. 4. 2025, 2 000 m

        Plavání po týdnech
        Týden od     Vzdálenost  Tréninky    Doba
        5. 5. 2025        700 m         2  12 min
        28. 4. 2025     2 000 m         2  44 min

        Ukáže trénink          recordbook swim show 20250504T060000Z
        Ukáže jen tento styl
            recordbook swim stats --by week --style freestyle --since 2025-04-01
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: By week, in English
      When I open "recordbook://swimming/statistics/week?since=2025-04-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        Swimming by Week
        ════════════════

        By
          (•) Week     recordbook swim stats --by week --since 2025-04-01
          ( ) Month    recordbook swim stats --by month --since 2025-04-01
          ( ) Year     recordbook swim stats --by year --since 2025-04-01
          ( ) Season   recordbook swim stats --by season --since 2025-04-01

        ▌ Total
          2,700 m
          Apr 28, 2025 – May 11, 2025
          Swims          4
          Duration       56 min
          Average Swim   675 m
          Average Week   1,350 m
          Longest Swim   1,500 m, May 4, 2025
          In Open Water  1 swim, 1,500 m

        ▌ Styles
          Freestyle                     925 m  34%
          Backstroke                    125 m  5%
          Breaststroke                  125 m  5%
          Butterfly                      25 m  1%
          Unknown Style               1,500 m  56%

        2,000 m ┤   ██████████████████
                │   ██████████████████
                │   ██████████████████
                │   ██████████████████
        1,000 m ┤   ██████████████████
                │   ██████████████████      ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                │   ██████████████████      ██████████████████
                │   ██████████████████      ██████████████████
            0 m ┤   ██████████████████      ██████████████████
                └────────────┬──────────────────────┬───────────────────────┬───────────
                          Apr 28                  May 5
        Most: Apr 28, 2025, 2,000 m

        Swimming by Week
        Week From     Distance  Swims    Time
        May 5, 2025      700 m      2  12 min
        Apr 28, 2025   2,000 m      2  44 min

        Shows the swim           recordbook swim show 20250504T060000Z
        Shows this style alone
            recordbook swim stats --by week --style freestyle --since 2025-04-01
        Back: Records Book       recordbook swim records
        """

    @doors
    Scenario: By month, in Czech
      When I open "recordbook://swimming/statistics/month" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Plavání po měsících
        ═══════════════════

        Po
          ( ) Týdny    recordbook swim stats --by week
          (•) Měsíce   recordbook swim stats --by month
          ( ) Roky     recordbook swim stats --by year
          ( ) Sezony   recordbook swim stats --by season

        ▌ Celkem
          2 950 m
          1. 11. 2024 – 31. 5. 2025
          Tréninky           5
          Doba               1 h 1 min
          Průměr na trénink  590 m
          Průměr na měsíc    421 m
          Nejdelší trénink   1 500 m, 4. 5. 2025
          V otevřené vodě    1 trénink, 1 500 m

        ▌ Styly
          Kraul                          1 175 m  40 %
          Znak                             125 m  4 %
          Prsa                             125 m  4 %
          Motýl                             25 m  1 %
          Styl neuveden                  1 500 m  51 %

        3 000 m ┤                                                              ▁▁▁▁▁▁▁▁
                │                                                              ████████
                │                                                              ████████
        2 000 m ┤                                                              ████████
                │                                                              ████████
        1 000 m ┤                                                              ████████
                │                                                              ████████
                │                                                              ████████
            0 m ┤ ▆▆▆▆▆▆▆▆                                                     ████████
                └───────────────┬───────────────────┬───────────────────┬───────────────
                            pro 2024            úno 2025            dub 2025
        Nejvíc: Květen 2025, 2 700 m

        Plavání po měsících
        Měsíc          Vzdálenost  Tréninky    Doba
        Květen 2025       2 700 m         4  56 min
        Duben 2025            0 m         0       –
        Březen 2025           0 m         0       –
        Únor 2025             0 m         0       –
        Leden 2025            0 m         0       –
        Prosinec 2024         0 m         0       –
        Listopad 2024       250 m         1   4 min

        Ukáže trénink          recordbook swim show 20250504T060000Z
        Ukáže jen tento styl   recordbook swim stats --by month --style freestyle
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: By month, in English
      When I open "recordbook://swimming/statistics/month" in English
      Then every chart draws what its table says
      And in a terminal 80 columns wide it reads:
        """
        Swimming by Month
        ═════════════════

        By
          ( ) Week     recordbook swim stats --by week
          (•) Month    recordbook swim stats --by month
          ( ) Year     recordbook swim stats --by year
          ( ) Season   recordbook swim stats --by season

        ▌ Total
          2,950 m
          Nov 1, 2024 – May 31, 2025
          Swims          5
          Duration       1 h 1 min
          Average Swim   590 m
          Average Month  421 m
          Longest Swim   1,500 m, May 4, 2025
          In Open Water  1 swim, 1,500 m

        ▌ Styles
          Freestyle                   1,175 m  40%
          Backstroke                    125 m  4%
          Breaststroke                  125 m  4%
          Butterfly                      25 m  1%
          Unknown Style               1,500 m  51%

        3,000 m ┤                                                              ▁▁▁▁▁▁▁▁
                │                                                              ████████
                │                                                              ████████
        2,000 m ┤                                                              ████████
                │                                                              ████████
        1,000 m ┤                                                              ████████
                │                                                              ████████
                │                                                              ████████
            0 m ┤ ▆▆▆▆▆▆▆▆                                                     ████████
                └───────────────┬───────────────────┬───────────────────┬───────────────
                            Dec 2024            Feb 2025            Apr 2025
        Most: May 2025, 2,700 m

        Swimming by Month
        Month          Distance  Swims    Time
        May 2025        2,700 m      4  56 min
        April 2025          0 m      0       –
        March 2025          0 m      0       –
        February 2025       0 m      0       –
        January 2025        0 m      0       –
        December 2024       0 m      0       –
        November 2024     250 m      1   4 min

        Shows the swim           recordbook swim show 20250504T060000Z
        Shows this style alone   recordbook swim stats --by month --style freestyle
        Back: Records Book       recordbook swim records
        """

    @doors
    Scenario: By year, in Czech
      When I open "recordbook://swimming/statistics/year" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Plavání po letech
        ═════════════════

        Po
          ( ) Týdny    recordbook swim stats --by week
          ( ) Měsíce   recordbook swim stats --by month
          (•) Roky     recordbook swim stats --by year
          ( ) Sezony   recordbook swim stats --by season

        ▌ Celkem
          2 950 m
          1. 1. 2024 – 31. 12. 2025
          Tréninky           5
          Doba               1 h 1 min
          Průměr na trénink  590 m
          Průměr na rok      1 475 m
          Nejdelší trénink   1 500 m, 4. 5. 2025
          V otevřené vodě    1 trénink, 1 500 m

        ▌ Styly
          Kraul                          1 175 m  40 %
          Znak                             125 m  4 %
          Prsa                             125 m  4 %
          Motýl                             25 m  1 %
          Styl neuveden                  1 500 m  51 %

        3 000 m ┤                           ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                │                           ██████████████████
                │                           ██████████████████
        2 000 m ┤                           ██████████████████
                │                           ██████████████████
        1 000 m ┤                           ██████████████████
                │                           ██████████████████
                │                           ██████████████████
            0 m ┤   ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆      ██████████████████
                └────────────┬──────────────────────┬───────────────────────┬───────────
                           2024                   2025
        Nejvíc: 2025, 2 700 m

        Plavání po letech
        Rok   Vzdálenost  Tréninky    Doba
        2025     2 700 m         4  56 min
        2024       250 m         1   4 min

        Ukáže trénink          recordbook swim show 20250504T060000Z
        Ukáže jen tento styl   recordbook swim stats --by year --style freestyle
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: By year, in English
      When I open "recordbook://swimming/statistics/year" in English
      Then in a terminal 80 columns wide it reads:
        """
        Swimming by Year
        ════════════════

        By
          ( ) Week     recordbook swim stats --by week
          ( ) Month    recordbook swim stats --by month
          (•) Year     recordbook swim stats --by year
          ( ) Season   recordbook swim stats --by season

        ▌ Total
          2,950 m
          Jan 1, 2024 – Dec 31, 2025
          Swims          5
          Duration       1 h 1 min
          Average Swim   590 m
          Average Year   1,475 m
          Longest Swim   1,500 m, May 4, 2025
          In Open Water  1 swim, 1,500 m

        ▌ Styles
          Freestyle                   1,175 m  40%
          Backstroke                    125 m  4%
          Breaststroke                  125 m  4%
          Butterfly                      25 m  1%
          Unknown Style               1,500 m  51%

        3,000 m ┤                           ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                │                           ██████████████████
                │                           ██████████████████
        2,000 m ┤                           ██████████████████
                │                           ██████████████████
        1,000 m ┤                           ██████████████████
                │                           ██████████████████
                │                           ██████████████████
            0 m ┤   ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆      ██████████████████
                └────────────┬──────────────────────┬───────────────────────┬───────────
                           2024                   2025
        Most: 2025, 2,700 m

        Swimming by Year
        Year  Distance  Swims    Time
        2025   2,700 m      4  56 min
        2024     250 m      1   4 min

        Shows the swim           recordbook swim show 20250504T060000Z
        Shows this style alone   recordbook swim stats --by year --style freestyle
        Back: Records Book       recordbook swim records
        """

    @doors
    Scenario: By season, in Czech
      When I open "recordbook://swimming/statistics/season" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Plavání po sezonách
        ═══════════════════

        Po
          ( ) Týdny    recordbook swim stats --by week
          ( ) Měsíce   recordbook swim stats --by month
          ( ) Roky     recordbook swim stats --by year
          (•) Sezony   recordbook swim stats --by season

        ▌ Celkem
          2 950 m
          1. 9. 2024 – 31. 8. 2025
          Tréninky           5
          Doba               1 h 1 min
          Průměr na trénink  590 m
          Nejdelší trénink   1 500 m, 4. 5. 2025
          V otevřené vodě    1 trénink, 1 500 m

        ▌ Styly
          Kraul                          1 175 m  40 %
          Znak                             125 m  4 %
          Prsa                             125 m  4 %
          Motýl                             25 m  1 %
          Styl neuveden                  1 500 m  51 %

        Plavání po sezonách
        Sezona   Vzdálenost  Tréninky       Doba
        2024/25     2 950 m         5  1 h 1 min

        Ukáže trénink          recordbook swim show 20250504T060000Z
        Ukáže jen tento styl   recordbook swim stats --by season --style freestyle
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: By season, in English
      When I open "recordbook://swimming/statistics/season" in English
      Then in a terminal 80 columns wide it reads:
        """
        Swimming by Season
        ══════════════════

        By
          ( ) Week     recordbook swim stats --by week
          ( ) Month    recordbook swim stats --by month
          ( ) Year     recordbook swim stats --by year
          (•) Season   recordbook swim stats --by season

        ▌ Total
          2,950 m
          Sep 1, 2024 – Aug 31, 2025
          Swims          5
          Duration       1 h 1 min
          Average Swim   590 m
          Longest Swim   1,500 m, May 4, 2025
          In Open Water  1 swim, 1,500 m

        ▌ Styles
          Freestyle                   1,175 m  40%
          Backstroke                    125 m  4%
          Breaststroke                  125 m  4%
          Butterfly                      25 m  1%
          Unknown Style               1,500 m  51%

        Swimming by Season
        Season   Distance  Swims       Time
        2024/25   2,950 m      5  1 h 1 min

        Shows the swim           recordbook swim show 20250504T060000Z
        Shows this style alone   recordbook swim stats --by season --style freestyle
        Back: Records Book       recordbook swim records
        """

    @doors
    Scenario: One style, in Czech
      When I open "recordbook://swimming/statistics/month?style=backstroke" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Plavání po měsících: Znak
        ═════════════════════════

        Po
          ( ) Týdny    recordbook swim stats --by week --style backstroke
          (•) Měsíce   recordbook swim stats --by month --style backstroke
          ( ) Roky     recordbook swim stats --by year --style backstroke
          ( ) Sezony   recordbook swim stats --by season --style backstroke

        ▌ Celkem
          125 m
          1. 5. 2025 – 31. 5. 2025
          Tréninky           2
          Průměr na trénink  63 m
          Nejdelší trénink   100 m, 6. 5. 2025

        Plavání po měsících: Znak
        Měsíc        Vzdálenost  Tréninky
        Květen 2025       125 m         2

        Ukáže trénink         recordbook swim show 20250506T160000Z
        Zpět: Kniha rekordů   recordbook swim records
        """

    Scenario: One style, in English
      When I open "recordbook://swimming/statistics/month?style=backstroke" in English
      Then in a terminal 80 columns wide it reads:
        """
        Swimming by Month: Backstroke
        ═════════════════════════════

        By
          ( ) Week     recordbook swim stats --by week --style backstroke
          (•) Month    recordbook swim stats --by month --style backstroke
          ( ) Year     recordbook swim stats --by year --style backstroke
          ( ) Season   recordbook swim stats --by season --style backstroke

        ▌ Total
          125 m
          May 1, 2025 – May 31, 2025
          Swims         2
          Average Swim  63 m
          Longest Swim  100 m, May 6, 2025

        Swimming by Month: Backstroke
        Month     Distance  Swims
        May 2025     125 m      2

        Shows the swim       recordbook swim show 20250506T160000Z
        Back: Records Book   recordbook swim records
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/statistics/month" in English
      Then the screen is:
        | title        | Swimming by Month |
        | route        | recordbook://swimming/statistics/month |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    @doors
    Scenario: Nothing since that day, in Czech
      When I open "recordbook://swimming/statistics/year?since=2026-01-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Plavání po letech
        ═════════════════

        Po
          ( ) Týdny    recordbook swim stats --by week --since 2026-01-01
          ( ) Měsíce   recordbook swim stats --by month --since 2026-01-01
          (•) Roky     recordbook swim stats --by year --since 2026-01-01
          ( ) Sezony   recordbook swim stats --by season --since 2026-01-01

        Žádné plavání

        Zpět: Kniha rekordů   recordbook swim records
        """

    Scenario: Nothing since that day, in English
      When I open "recordbook://swimming/statistics/year?since=2026-01-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        Swimming by Year
        ════════════════

        By
          ( ) Week     recordbook swim stats --by week --since 2026-01-01
          ( ) Month    recordbook swim stats --by month --since 2026-01-01
          (•) Year     recordbook swim stats --by year --since 2026-01-01
          ( ) Season   recordbook swim stats --by season --since 2026-01-01

        No Swims

        Back: Records Book   recordbook swim records
        """
