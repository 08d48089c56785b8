@screen:swimming/all-records
Feature: All records
  The records of every course: for each style a table of distances by pools, and below it where each was swum. Records of
  different pools stand beside each other and are never compared; distances in yards are not those in metres.

  Rule: A book of several pools

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-05-08 18:00:00 +0200 | 50 m | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: What it looks like, in Czech
      When I open "recordbook://swimming/all-records" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Všechny rekordy
        ═══════════════

        ▌ Kraul
          Kraul po bazénech
          Trať      50 m     25 m
          50 m     42,00    38,00
          100 m  1:24,00  1:16,00
          200 m        –  2:32,00
          50 m · Bazén 50 m     42,00  8. 5. 2025  20250508T160000Z.1
          100 m · Bazén 50 m  1:24,00  8. 5. 2025  20250508T160000Z.1
          50 m · Bazén 25 m     38,00  2. 5. 2025  20250502T143500Z.1
          100 m · Bazén 25 m  1:16,00  2. 5. 2025  20250502T143500Z.1
          200 m · Bazén 25 m  2:32,00  2. 5. 2025  20250502T143500Z.1

        ▌ Polohový závod
          Polohový závod po bazénech
          Trať      25 m
          100 m  1:39,00
          100 m · Bazén 25 m  1:39,00  2. 5. 2025  20250502T143500Z.6

        Nejlepší časy po letech     recordbook swim records --by year
        Nejlepší časy po sezonách   recordbook swim records --by season
        Věkové skupiny              recordbook swim ages

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course lcm
        Zpět: Kniha rekordů    recordbook swim records
        """

    Scenario: What it looks like, in English
      When I open "recordbook://swimming/all-records" in English
      Then in a terminal 80 columns wide it reads:
        """
        All Records
        ═══════════

        ▌ Freestyle
          Freestyle by pool
          Distance     50 m     25 m
          50 m        42.00    38.00
          100 m     1:24.00  1:16.00
          200 m           –  2:32.00
          50 m · 50 m pool     42.00  May 8, 2025  20250508T160000Z.1
          100 m · 50 m pool  1:24.00  May 8, 2025  20250508T160000Z.1
          50 m · 25 m pool     38.00  May 2, 2025  20250502T143500Z.1
          100 m · 25 m pool  1:16.00  May 2, 2025  20250502T143500Z.1
          200 m · 25 m pool  2:32.00  May 2, 2025  20250502T143500Z.1

        ▌ Medley
          Medley by pool
          Distance     25 m
          100 m     1:39.00
          100 m · 25 m pool  1:39.00  May 2, 2025  20250502T143500Z.6

        Best Times by Year     recordbook swim records --by year
        Best Times by Season   recordbook swim records --by season
        Age Groups             recordbook swim ages

        Shows all attempts   recordbook swim history freestyle 50 --course lcm
        Back: Records Book   recordbook swim records
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/all-records" in English
      Then the screen is:
        | title        | All Records |
        | route        | recordbook://swimming/all-records |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

  Rule: A book of official results alone

    Background:
      Given these official results were entered:
        | day        | meet     | city  | course | style     | distance | time    |
        | 2025-11-08 | Club Cup | Plzeň | scm    | freestyle | 100      | 1:12.34 |
        | 2026-06-20 | Open     | Plzeň | lcm    | mix       | 200      | 2:58.00 |

    @doors
    Scenario: They are all records, marked
      When I open "recordbook://swimming/all-records" in English
      Then in a terminal 80 columns wide it reads:
        """
        All Records
        ═══════════

        ▌ Freestyle
          Freestyle by pool
          Distance       25 m
          100 m     1:12.34 *
          * official time
          100 m · 25 m pool  1:12.34  Nov 8, 2025, official

        ▌ Medley
          Medley by pool
          Distance       50 m
          200 m     2:58.00 *
          * official time
          200 m · 50 m pool  2:58.00  Jun 20, 2026, official

        Best Times by Year     recordbook swim records --by year
        Best Times by Season   recordbook swim records --by season
        Age Groups             recordbook swim ages

        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records
        """

    Scenario: The book of records has them too
      When I open "recordbook://swimming/records?course=lcm" in English
      Then there is a row "Medley 200 meters, 2 minutes 58.00 seconds, official, June 20, 2026"

  Rule: Official times beside the watch's

    @doors
    Scenario: Where they are preferred they stand for them, marked
      Given these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 19.50 freestyle |
        | 2025-05-08 18:00:00 +0200 | 25 m | 2 × 18.00 freestyle |
        | 2025-05-09 18:00:00 +0200 | 50 m | 1 × 41.00 freestyle |
      And these official results were entered:
        | day        | meet     | city  | course | style     | distance | time  |
        | 2025-05-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 36.50 |
        | 2025-05-08 | Club Cup | Plzeň | lcm    | freestyle | 100      | 83.00 |
      When I open "recordbook://swimming/results" in English
      And I press "Prefer Official Times"
      And I open "recordbook://swimming/all-records" in English
      Then in a terminal 80 columns wide it reads:
        """
        All Records
        ═══════════

        ▌ Freestyle
          Freestyle by pool
          Distance       50 m     25 m
          50 m          41.00  36.50 *
          100 m     1:23.00 *        –
          * official time
          50 m · 50 m pool  41.00  May 9, 2025  20250509T160000Z.1
          100 m · 50 m pool  1:23.00  May 8, 2025, official
          50 m · 25 m pool  36.50  May 8, 2025, official, watch 36.00
              20250508T160000Z.1

        Best Times by Year     recordbook swim records --by year
        Best Times by Season   recordbook swim records --by season
        Age Groups             recordbook swim ages

        Shows all attempts   recordbook swim history freestyle 50 --course lcm
        Shows the meets      recordbook swim meets
        Back: Records Book   recordbook swim records
        """
