@screen:running/year/YEAR
Feature: A year of runs
  The year beside the year before, to the same date while it is under way: runs, distance, time, pace, the months, the
  longest run, the best efforts (a star if they are the book's, too), and the shoes. There are no streaks, levels or ranks.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A year under way, in English
    Given these runs were imported:
      | start | legs | heart |
      | 2025-11-17T06:45:00Z | 5000 m in 1550 | 150 |
      | 2026-10-03T06:45:00Z | 5000 m in 1500 | 150 |
      | 2026-11-17T06:45:00Z | 8000 m in 2560 | 150 |
    When I open "recordbook://running/year/2026" in English
    Then in a terminal 80 columns wide it reads:
      """
      2026, to Nov 22
      ═══════════════

        Runs          2 on 2 days
        Distance      13.00 km
        Active        1:07:40
        Pace          5:12 /km
        2025, to Nov 22: 1 run, 5.00 km

      Months
        10 ┤
           │                                                               ▂▂▂▂
           │                                                               ████
           │                                                               ████
         5 ┤                                                        ▄▄▄▄   ████
           │                                                        ████   ████
           │                                                        ████   ████
           │                                                        ████   ████
         0 ┤                                                        ████   ████
           └───┬───────────┬───────────┬────────────┬───────────┬───────────┬─────────
              Jan         Mar         May          Jul         Sep         Nov
        The distance of each month
        Month  Runs  Distance  Active
        Jan       0   0.00 km    0:00
        Feb       0   0.00 km    0:00
        Mar       0   0.00 km    0:00
        Apr       0   0.00 km    0:00
        May       0   0.00 km    0:00
        Jun       0   0.00 km    0:00
        Jul       0   0.00 km    0:00
        Aug       0   0.00 km    0:00
        Sep       0   0.00 km    0:00
        Oct       1   5.00 km   25:00
        Nov       1   8.00 km   42:40

      Longest
        Nov 17, 2026      8.00 km  42:40          r20261117T064500Z

      Best Efforts of the Year
        400 m                2:00  Oct 3, 2026 ★
        800 m                4:00  Oct 3, 2026 ★
        1 km                 5:00  Oct 3, 2026 ★
        Mile                 8:03  Oct 3, 2026 ★
        2 miles             16:06  Oct 3, 2026 ★
        5 km                25:00  Oct 3, 2026 ★

        2025
        Compare       2025 – 2026

      Shows the run             recordbook run show r20261117T064500Z
      Shows the year            recordbook run year 2025
      Shows both side by side   recordbook run compare 2025 2026
      Back: Running             recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And every chart draws what its table says
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: A year that is over, in Czech
    Given these runs were imported:
      | start | legs | heart |
      | 2025-11-17T06:45:00Z | 5000 m in 1550 | 150 |
      | 2026-10-03T06:45:00Z | 5000 m in 1500 | 150 |
      | 2026-11-17T06:45:00Z | 8000 m in 2560 | 150 |
    When I open "recordbook://running/year/2025" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      2025
      ════

        Počet běhů    1 v 1 dni
        Vzdálenost    5,00 km
        Aktivně       25:50
        Tempo         5:10 /km
        2024: 0 běhů, 0,00 km

      Měsíce
        6 ┤
          │                                                               ▄▄▄▄
          │                                                               ████
        4 ┤                                                               ████
          │                                                               ████
        2 ┤                                                               ████
          │                                                               ████
          │                                                               ████
        0 ┤                                                               ████
          └───┬───────────┬────────────┬───────────┬────────────┬───────────┬─────────
             led         bře          kvě         čvc          zář         lis
        Vzdálenost v každém měsíci
        Měsíc  Počet běhů  Vzdálenost  Aktivně
        led             0     0,00 km     0:00
        úno             0     0,00 km     0:00
        bře             0     0,00 km     0:00
        dub             0     0,00 km     0:00
        kvě             0     0,00 km     0:00
        čvn             0     0,00 km     0:00
        čvc             0     0,00 km     0:00
        srp             0     0,00 km     0:00
        zář             0     0,00 km     0:00
        říj             0     0,00 km     0:00
        lis             1     5,00 km    25:50
        pro             0     0,00 km     0:00

      Nejdelší
        17. 11. 2025      5,00 km  25:50         r20251117T064500Z

      Nejlepší úseky roku
        400 m                2:04  17. 11. 2025
        800 m                4:08  17. 11. 2025
        1 km                 5:10  17. 11. 2025
        Míle                 8:19  17. 11. 2025
        2 míle              16:38  17. 11. 2025
        5 km                25:50  17. 11. 2025

        2024
        Porovnat      2024 – 2025

      Ukáže běh                     recordbook run show r20251117T064500Z
      Ukáže rok                     recordbook run year 2024
      Ukáže obě období vedle sebe   recordbook run compare 2024 2025
      Zpět: Běhání                  recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: A year without runs
    Given an empty book
    When I open "recordbook://running/year/2020" in English
    Then in a terminal 80 columns wide it reads:
      """
      2020
      ════
      No runs in 2020

        2019
        Compare  2019 – 2020

      Shows the year            recordbook run year 2019
      Shows both side by side   recordbook run compare 2019 2020
      Back: Running             recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
