@screen:swimming/bests
Feature: Best times
  The best times since a day, or of each year or season on one course, newest first. A season begins with the month that the
  setting `swimming.seasonStart` names, September unless another is chosen. Every time names its segment, and says where it
  is estimated. The best official result of the same days stands beside the watch's time, or for it if the swimmer prefers
  official times.

  Rule: A book of two years

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-05-08 18:00:00 +0200 | 50 m | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: Since a day, in Czech
      When I open "recordbook://swimming/bests?course=scm&since=2025-01-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Nejlepší časy od 1. 1. 2025
        ═══════════════════════════

        Bazén
          ( ) 50 m   recordbook swim records --course lcm --since 2025-01-01
          (•) 25 m   recordbook swim records --course scm --since 2025-01-01

        ▌ Kraul
          Kraul 50 m              38,00  2. 5. 2025  20250502T143500Z.1
          Kraul 100 m           1:16,00  2. 5. 2025  20250502T143500Z.1
          Kraul 200 m           2:32,00  2. 5. 2025  20250502T143500Z.1

        ▌ Polohový závod
          Polohový závod 100 m  1:39,00  2. 5. 2025  20250502T143500Z.6

        Ukáže úsek            recordbook swim segment 20250502T143500Z.1
        Zpět: Kniha rekordů   recordbook swim records --course scm
        """

    Scenario: Since a day, in English
      When I open "recordbook://swimming/bests?course=scm&since=2025-01-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times since Jan 1, 2025
        ════════════════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --since 2025-01-01
          (•) 25 m   recordbook swim records --course scm --since 2025-01-01

        ▌ Freestyle
          Freestyle 50 m     38.00  May 2, 2025  20250502T143500Z.1
          Freestyle 100 m  1:16.00  May 2, 2025  20250502T143500Z.1
          Freestyle 200 m  2:32.00  May 2, 2025  20250502T143500Z.1

        ▌ Medley
          Medley 100 m     1:39.00  May 2, 2025  20250502T143500Z.6

        Shows the segment    recordbook swim segment 20250502T143500Z.1
        Back: Records Book   recordbook swim records --course scm
        """

    @doors
    Scenario: By year, in Czech
      When I open "recordbook://swimming/bests?course=scm&by=year" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Nejlepší časy po letech
        ═══════════════════════

        Bazén
          ( ) 50 m   recordbook swim records --course lcm --by year
          (•) 25 m   recordbook swim records --course scm --by year

        ▌ 2025
          Kraul 50 m              38,00  2. 5. 2025   20250502T143500Z.1
          Kraul 100 m           1:16,00  2. 5. 2025   20250502T143500Z.1
          Kraul 200 m           2:32,00  2. 5. 2025   20250502T143500Z.1
          Polohový závod 100 m  1:39,00  2. 5. 2025   20250502T143500Z.6

        ▌ 2024
          Kraul 50 m              39,00  3. 11. 2024  20241103T080000Z.1
          Kraul 100 m           1:18,00  3. 11. 2024  20241103T080000Z.1
          Kraul 200 m           2:36,00  3. 11. 2024  20241103T080000Z.1

        Ukáže úsek            recordbook swim segment 20250502T143500Z.1
        Zpět: Kniha rekordů   recordbook swim records --course scm
        """

    Scenario: By year, in English
      When I open "recordbook://swimming/bests?course=scm&by=year" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times by Year
        ══════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --by year
          (•) 25 m   recordbook swim records --course scm --by year

        ▌ 2025
          Freestyle 50 m     38.00  May 2, 2025  20250502T143500Z.1
          Freestyle 100 m  1:16.00  May 2, 2025  20250502T143500Z.1
          Freestyle 200 m  2:32.00  May 2, 2025  20250502T143500Z.1
          Medley 100 m     1:39.00  May 2, 2025  20250502T143500Z.6

        ▌ 2024
          Freestyle 50 m     39.00  Nov 3, 2024  20241103T080000Z.1
          Freestyle 100 m  1:18.00  Nov 3, 2024  20241103T080000Z.1
          Freestyle 200 m  2:36.00  Nov 3, 2024  20241103T080000Z.1

        Shows the segment    recordbook swim segment 20250502T143500Z.1
        Back: Records Book   recordbook swim records --course scm
        """

    @doors
    Scenario: By season, in Czech
      When I open "recordbook://swimming/bests?course=scm&by=season" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Nejlepší časy po sezonách
        ═════════════════════════

        Bazén
          ( ) 50 m   recordbook swim records --course lcm --by season
          (•) 25 m   recordbook swim records --course scm --by season

        ▌ 2024/25
          Kraul 50 m              38,00  2. 5. 2025  20250502T143500Z.1
          Kraul 100 m           1:16,00  2. 5. 2025  20250502T143500Z.1
          Kraul 200 m           2:32,00  2. 5. 2025  20250502T143500Z.1
          Polohový závod 100 m  1:39,00  2. 5. 2025  20250502T143500Z.6

        Ukáže úsek            recordbook swim segment 20250502T143500Z.1
        Zpět: Kniha rekordů   recordbook swim records --course scm
        """

    Scenario: By season, in English
      When I open "recordbook://swimming/bests?course=scm&by=season" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times by Season
        ════════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --by season
          (•) 25 m   recordbook swim records --course scm --by season

        ▌ 2024/25
          Freestyle 50 m     38.00  May 2, 2025  20250502T143500Z.1
          Freestyle 100 m  1:16.00  May 2, 2025  20250502T143500Z.1
          Freestyle 200 m  2:32.00  May 2, 2025  20250502T143500Z.1
          Medley 100 m     1:39.00  May 2, 2025  20250502T143500Z.6

        Shows the segment    recordbook swim segment 20250502T143500Z.1
        Back: Records Book   recordbook swim records --course scm
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/bests?course=scm&by=year" in English
      Then the screen is:
        | title        | Best Times by Year |
        | route        | recordbook://swimming/bests?course=scm&by=year |
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
      When I open "recordbook://swimming/bests?course=scm&since=2026-01-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Nejlepší časy od 1. 1. 2026
        ═══════════════════════════

        Bazén
          ( ) 50 m   recordbook swim records --course lcm --since 2026-01-01
          (•) 25 m   recordbook swim records --course scm --since 2026-01-01

        Žádné časy

        Zpět: Kniha rekordů   recordbook swim records --course scm
        """

    Scenario: Nothing since that day, in English
      When I open "recordbook://swimming/bests?course=scm&since=2026-01-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times since Jan 1, 2026
        ════════════════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --since 2026-01-01
          (•) 25 m   recordbook swim records --course scm --since 2026-01-01

        No Times

        Back: Records Book   recordbook swim records --course scm
        """

  Rule: Earlier days of the same month do not count

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                            |
        | 2024-11-03 09:00:00 +0100 | 25 m | 4 × 19.00 freestyle 20 strokes                  |
        | 2024-11-20 09:00:00 +0100 | 25 m | 2 × 20.00 freestyle 20 strokes                  |
        | 2024-12-01 09:00:00 +0100 | 25 m | 2 × 21.00 freestyle 20 strokes                  |

    Scenario Outline: The day is within a month
      When I open "recordbook://swimming/bests?course=scm&since=<since>" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times since <day>
        <line>
        25 m pool

        ▌ Freestyle
          Freestyle 50 m  40.00  Nov 20, 2024  20241120T080000Z.1

        Shows the segment    recordbook swim segment 20241120T080000Z.1
        Back: Records Book   recordbook swim records --course scm
        """

      Examples:
        | since      | day          | line                          |
        | 2024-11-04 | Nov 4, 2024  | ════════════════════════════  |
        | 2024-11-20 | Nov 20, 2024 | ═════════════════════════════ |

  Rule: Official results and estimates

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                           |
        | 2024-11-03 09:00:00 +0100 | 25 m | 1 × 35.95 freestyle                            |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 19.50 freestyle                            |
        | 2025-05-08 18:00:00 +0200 | 25 m | 2 × 18.00 freestyle                            |
      And lap 1 of "20241103T080000Z.1" was split into 2
      And these official results were entered:
        | day        | meet     | city  | course | style     | distance | time  |
        | 2025-05-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.50 |
        | 2025-05-08 | Club Cup | Plzeň | scm    | butterfly | 50       | 41.10 |
        | 2026-02-01 | Club Cup | Plzeň | scm    | freestyle | 50       | 35.90 |
        | 2023-02-01 | Club Cup | Plzeň | lcm    | freestyle | 50       | 39.90 |

    @doors
    Scenario: Official results of each year, in Czech
      When I open "recordbook://swimming/bests?course=scm&by=year" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Nejlepší časy po letech
        ═══════════════════════

        Bazén
          ( ) 50 m   recordbook swim records --course lcm --by year
          (•) 25 m   recordbook swim records --course scm --by year

        ▌ 2026
          Kraul 50 m  35,90  1. 2. 2026, oficiálně

        ▌ 2025
          Kraul 50 m  36,00  8. 5. 2025, oficiálně 36,50 8. 5. 2025  20250508T160000Z.1
          Motýl 50 m  41,10  8. 5. 2025, oficiálně

        ▌ 2024
          Kraul 50 m  35,95  3. 11. 2024, odhad                      20241103T080000Z.1

        Ukáže závody          recordbook swim meets
        Ukáže úsek            recordbook swim segment 20250508T160000Z.1
        Zpět: Kniha rekordů   recordbook swim records --course scm
        """

    @doors
    Scenario: Official results of each year, in English
      When I open "recordbook://swimming/bests?course=scm&by=year" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times by Year
        ══════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --by year
          (•) 25 m   recordbook swim records --course scm --by year

        ▌ 2026
          Freestyle 50 m  35.90  Feb 1, 2026, official

        ▌ 2025
          Freestyle 50 m  36.00  May 8, 2025, official 36.50 May 8, 2025
              20250508T160000Z.1
          Butterfly 50 m  41.10  May 8, 2025, official

        ▌ 2024
          Freestyle 50 m  35.95  Nov 3, 2024, estimated  20241103T080000Z.1

        Shows the meets      recordbook swim meets
        Shows the segment    recordbook swim segment 20250508T160000Z.1
        Back: Records Book   recordbook swim records --course scm
        """

    @doors
    Scenario: Official results since a day
      When I open "recordbook://swimming/bests?course=scm&since=2025-05-03" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times since May 3, 2025
        ════════════════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --since 2025-05-03
          (•) 25 m   recordbook swim records --course scm --since 2025-05-03

        ▌ Freestyle
          Freestyle 50 m  36.00  May 8, 2025, official 35.90 Feb 1, 2026
              20250508T160000Z.1

        ▌ Butterfly
          Butterfly 50 m  41.10  May 8, 2025, official

        Shows the segment    recordbook swim segment 20250508T160000Z.1
        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records --course scm
        """

    @doors
    Scenario: A pool of nothing but official results
      When I open "recordbook://swimming/bests?course=lcm&by=season" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times by Season
        ════════════════════

        Pool
          (•) 50 m   recordbook swim records --course lcm --by season
          ( ) 25 m   recordbook swim records --course scm --by season

        ▌ 2022/23
          Freestyle 50 m  39.90  Feb 1, 2023, official

        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records --course lcm
        """

    @doors
    Scenario: Official times that are preferred stand for the watch's of the same day
      When I open "recordbook://swimming/results" in English
      And I press "Prefer Official Times"
      And I open "recordbook://swimming/bests?course=scm&by=year" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times by Year
        ══════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --by year
          (•) 25 m   recordbook swim records --course scm --by year

        ▌ 2026
          Freestyle 50 m  35.90  Feb 1, 2026, official

        ▌ 2025
          Freestyle 50 m  36.50  May 8, 2025, official, watch 36.00  20250508T160000Z.1
          Butterfly 50 m  41.10  May 8, 2025, official

        ▌ 2024
          Freestyle 50 m  35.95  Nov 3, 2024, estimated              20241103T080000Z.1

        Shows the meets      recordbook swim meets
        Shows the segment    recordbook swim segment 20250508T160000Z.1
        Back: Records Book   recordbook swim records --course scm
        """

    @doors
    Scenario: Times from before the day stand for nothing
      When I open "recordbook://swimming/results" in English
      And I press "Prefer Official Times"
      And I open "recordbook://swimming/bests?course=scm&since=2025-05-03&by=season" in English
      Then in a terminal 80 columns wide it reads:
        """
        Best Times by Season
        ════════════════════

        Pool
          ( ) 50 m   recordbook swim records --course lcm --by season --since 2025-05-03
          (•) 25 m   recordbook swim records --course scm --by season --since 2025-05-03

        ▌ 2025/26
          Freestyle 50 m  35.90  Feb 1, 2026, official

        ▌ 2024/25
          Freestyle 50 m  36.50  May 8, 2025, official, watch 36.00  20250508T160000Z.1
          Butterfly 50 m  41.10  May 8, 2025, official

        Shows the meets      recordbook swim meets
        Shows the segment    recordbook swim segment 20250508T160000Z.1
        Back: Records Book   recordbook swim records --course scm
        """
