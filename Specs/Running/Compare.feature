@screen:running/compare
Feature: Two periods side by side
  Runs, distance, time and pace of two periods, with the difference in words. If the second is under way, both end as far
  in, which is said.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Two years, in English
    Given these runs were imported:
      | start | legs | heart |
      | 2025-11-17T06:45:00Z | 5000 m in 1550 | 150 |
      | 2026-10-03T06:45:00Z | 5000 m in 1500 | 150 |
      | 2026-11-17T06:45:00Z | 8000 m in 2560 | 150 |
    When I open "recordbook://running/compare?first=2025&second=2026" in English
    Then in a terminal 80 columns wide it reads:
      """
      Compare
      ═══════

                Jan 1 – Nov 22, 2025  Jan 1 – Nov 22, 2026
      Runs                         1                     2  1 more
      Distance               5.00 km              13.00 km  8.00 km more
      Active                   25:50               1:07:40  41:50 more
      Pace                  5:10 /km              5:12 /km

      to Nov 22 of both

      Years
        2025 – 2026
        2024 – 2025
        2023 – 2024

      Shows both side by side   recordbook run compare 2025 2026
      Back: Sums                recordbook run sums

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Two months, in Czech
    Given these runs were imported:
      | start | legs | heart |
      | 2025-11-17T06:45:00Z | 5000 m in 1550 | 150 |
      | 2026-10-03T06:45:00Z | 5000 m in 1500 | 150 |
      | 2026-11-17T06:45:00Z | 8000 m in 2560 | 150 |
    When I open "recordbook://running/compare?first=2026-10&second=2026-11" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Porovnat
      ════════

                  1. 10. – 22. 10. 2026  1. 11. – 22. 11. 2026
      Počet běhů                      1                      1
      Vzdálenost                5,00 km                8,00 km  o 3,00 km více
      Aktivně                     25:00                  42:40  o 17:40 více
      Tempo                    5:00 /km               5:20 /km

      do 22. 11. obou

      Roky
        2025 – 2026
        2024 – 2025
        2023 – 2024

      Ukáže obě období vedle sebe   recordbook run compare 2025 2026
      Zpět: Součty                  recordbook run sums

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
