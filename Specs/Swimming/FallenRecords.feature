@screen:swimming/fallen
Feature: Records that fell
  Which records fell, on every course, the latest first: in the 30 days up to the latest swim unless a day is named. Of
  several that a swim set of one style and distance the last is shown, beside the time before that swim. Official results
  that were the best official ones when they were swum stand below; a day of results counts for the latest as one of swims.

  Rule: A book of two years

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-05-08 18:00:00 +0200 | 50 m | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: Lately, in Czech
      When I open "recordbook://swimming/fallen" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Padlé rekordy
        ═════════════

        ▌ 6 rekordů od 8. 4. 2025
          Kraul 50 m · Bazén 50 m  42,00  první · 8. 5. 2025  20250508T160000Z.1
          Kraul 100 m · Bazén 50 m  1:24,00  první · 8. 5. 2025  20250508T160000Z.1
          Polohový závod 100 m · Bazén 25 m  1:39,00  první · 2. 5. 2025
              20250502T143500Z.6
          Kraul 50 m · Bazén 25 m  38,00  o 1,00 rychlejší · 2. 5. 2025
              20250502T143500Z.1
          Kraul 100 m · Bazén 25 m  1:16,00  o 2,00 rychlejší · 2. 5. 2025
              20250502T143500Z.1
          Kraul 200 m · Bazén 25 m  2:32,00  o 4,00 rychlejší · 2. 5. 2025
              20250502T143500Z.1

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course lcm
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: Lately, in English
      When I open "recordbook://swimming/fallen" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records That Fell
        ═════════════════

        ▌ 6 records since Apr 8, 2025
          Freestyle 50 m · 50 m pool  42.00  the first · May 8, 2025  20250508T160000Z.1
          Freestyle 100 m · 50 m pool  1:24.00  the first · May 8, 2025
              20250508T160000Z.1
          Medley 100 m · 25 m pool  1:39.00  the first · May 2, 2025  20250502T143500Z.6
          Freestyle 50 m · 25 m pool  38.00  1.00 faster · May 2, 2025
              20250502T143500Z.1
          Freestyle 100 m · 25 m pool  1:16.00  2.00 faster · May 2, 2025
              20250502T143500Z.1
          Freestyle 200 m · 25 m pool  2:32.00  4.00 faster · May 2, 2025
              20250502T143500Z.1

        Shows all attempts   recordbook swim history freestyle 50 --course lcm
        Back: Records Book   recordbook swim records
        """

    @doors
    Scenario: Since a day, in Czech
      When I open "recordbook://swimming/fallen?since=2024-01-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Padlé rekordy
        ═════════════

        ▌ 9 rekordů od 1. 1. 2024
          Kraul 50 m · Bazén 50 m  42,00  první · 8. 5. 2025  20250508T160000Z.1
          Kraul 100 m · Bazén 50 m  1:24,00  první · 8. 5. 2025  20250508T160000Z.1
          Polohový závod 100 m · Bazén 25 m  1:39,00  první · 2. 5. 2025
              20250502T143500Z.6
          Kraul 50 m · Bazén 25 m  38,00  o 1,00 rychlejší · 2. 5. 2025
              20250502T143500Z.1
          Kraul 100 m · Bazén 25 m  1:16,00  o 2,00 rychlejší · 2. 5. 2025
              20250502T143500Z.1
          Kraul 200 m · Bazén 25 m  2:32,00  o 4,00 rychlejší · 2. 5. 2025
              20250502T143500Z.1
          Kraul 50 m · Bazén 25 m  39,00  první · od té doby překonán · 3. 11. 2024
              20241103T080000Z.1
          Kraul 100 m · Bazén 25 m  1:18,00  první · od té doby překonán · 3. 11. 2024
              20241103T080000Z.1
          Kraul 200 m · Bazén 25 m  2:36,00  první · od té doby překonán · 3. 11. 2024
              20241103T080000Z.1

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course lcm
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: Since a day, in English
      When I open "recordbook://swimming/fallen?since=2024-01-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records That Fell
        ═════════════════

        ▌ 9 records since Jan 1, 2024
          Freestyle 50 m · 50 m pool  42.00  the first · May 8, 2025  20250508T160000Z.1
          Freestyle 100 m · 50 m pool  1:24.00  the first · May 8, 2025
              20250508T160000Z.1
          Medley 100 m · 25 m pool  1:39.00  the first · May 2, 2025  20250502T143500Z.6
          Freestyle 50 m · 25 m pool  38.00  1.00 faster · May 2, 2025
              20250502T143500Z.1
          Freestyle 100 m · 25 m pool  1:16.00  2.00 faster · May 2, 2025
              20250502T143500Z.1
          Freestyle 200 m · 25 m pool  2:32.00  4.00 faster · May 2, 2025
              20250502T143500Z.1
          Freestyle 50 m · 25 m pool  39.00  the first · beaten since · Nov 3, 2024
              20241103T080000Z.1
          Freestyle 100 m · 25 m pool  1:18.00  the first · beaten since · Nov 3, 2024
              20241103T080000Z.1
          Freestyle 200 m · 25 m pool  2:36.00  the first · beaten since · Nov 3, 2024
              20241103T080000Z.1

        Shows all attempts   recordbook swim history freestyle 50 --course lcm
        Back: Records Book   recordbook swim records
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/fallen" in English
      Then the screen is:
        | title        | Records That Fell |
        | route        | recordbook://swimming/fallen |
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
      When I open "recordbook://swimming/fallen?since=2026-01-01" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Padlé rekordy
        ═════════════

        Od 1. 1. 2026 žádný rekord nepadl

        Zpět: Kniha rekordů   recordbook swim records
        """

    Scenario: Nothing since that day, in English
      When I open "recordbook://swimming/fallen?since=2026-01-01" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records That Fell
        ═════════════════

        No record fell since Jan 1, 2026

        Back: Records Book   recordbook swim records
        """

  Rule: Official results

    Background:
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 19.50 freestyle |
      And these official results were entered:
        | day        | meet     | city  | course | style     | distance | time  |
        | 2024-05-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 37.50 |
        | 2025-05-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.50 |
        | 2025-05-08 | Club Cup | Plzeň | lcm    | butterfly | 50       | 41.10 |
        | 2025-05-15 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.90 |
        | 2025-05-20 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.40 |

    @doors
    Scenario: Official bests, in Czech
      When I open "recordbook://swimming/fallen" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Padlé rekordy
        ═════════════

        ▌ 1 rekord od 20. 4. 2025
          Kraul 50 m · Bazén 25 m  39,00  první · 2. 5. 2025  20250502T143500Z.1

        ▌ 3 oficiální osobní rekordy od 20. 4. 2025
          Kraul 50 m  36,40  20. 5. 2025, oficiálně, Bazén 25 m, o 0,10 rychlejší
          Motýl 50 m               41,10  8. 5. 2025, oficiálně, Bazén 50 m, první
          Kraul 50 m  36,50
              8. 5. 2025, oficiálně, Bazén 25 m, o 1,00 rychlejší, od té doby překonán

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course scm
        Ukáže závody           recordbook swim meets
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: Official bests, in English
      When I open "recordbook://swimming/fallen" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records That Fell
        ═════════════════

        ▌ 1 record since Apr 20, 2025
          Freestyle 50 m · 25 m pool  39.00  the first · May 2, 2025  20250502T143500Z.1

        ▌ 3 official bests since Apr 20, 2025
          Freestyle 50 m  36.40  May 20, 2025, official, 25 m pool, 0.10 faster
          Butterfly 50 m              41.10  May 8, 2025, official, 50 m pool, the first
          Freestyle 50 m  36.50
              May 8, 2025, official, 25 m pool, 1.00 faster, beaten since

        Shows all attempts   recordbook swim history freestyle 50 --course scm
        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records
        """

    Scenario: Nothing but official bests
      When I open "recordbook://swimming/fallen?since=2025-05-16" in English
      Then in a terminal 80 columns wide it reads:
        """
        Records That Fell
        ═════════════════

        ▌ 1 official best since May 16, 2025
          Freestyle 50 m  36.40  May 20, 2025, official, 25 m pool, 0.10 faster

        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records
        """

  Rule: An estimate

    @doors
    Scenario Outline: It says so
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 1 × 39.00 freestyle |
      And lap 1 of "20250502T143500Z.1" was split into 2
      When I open "recordbook://swimming/fallen" in <language>
      Then there is a row "<row>"

      Examples:
        | language | row |
        | Czech    | Kraul 50 metrů, Bazén 25 m, 39,00 sekundy, první, odhad, 2. 5. 2025 |
        | English  | Freestyle 50 meters, 25 m pool, 39.00 seconds, the first, estimated, May 2, 2025 |
