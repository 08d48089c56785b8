@screen:running/sums
Feature: Sums of runs
  The runs of each week, month or year, newest first, also those without any, with the sum of all below. Climb and load
  stand there if they are known of a run; what runs lack is said. Each year and the comparison of the last two periods is a
  press away.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Months, in English
    Given these runs were imported:
      | start | legs | heart |
      | 2025-11-17T06:45:00Z | 5000 m in 1550 | 150 |
      | 2026-10-03T06:45:00Z | 5000 m in 1500 | 150 |
      | 2026-11-17T06:45:00Z | 8000 m in 2560 | 150 |
    When I open "recordbook://running/sums" in English
    Then in a terminal 80 columns wide it reads:
      """
      Sums
      ════

      Sums
        ( ) Week    recordbook run sums --by week
        (•) Month   recordbook run sums
        ( ) Year    recordbook run sums --by year

      Month     Runs  Distance   Active      Pace
      Nov 2026     1   8.00 km    42:40  5:20 /km
      Oct 2026     1   5.00 km    25:00  5:00 /km
      Sep 2026     0   0.00 km     0:00         —
      Aug 2026     0   0.00 km     0:00         —
      Jul 2026     0   0.00 km     0:00         —
      Jun 2026     0   0.00 km     0:00         —
      May 2026     0   0.00 km     0:00         —
      Apr 2026     0   0.00 km     0:00         —
      Mar 2026     0   0.00 km     0:00         —
      Feb 2026     0   0.00 km     0:00         —
      Jan 2026     0   0.00 km     0:00         —
      Dec 2025     0   0.00 km     0:00         —
      Sum          2  13.00 km  1:07:40  5:12 /km

      Years
        2026
        2025
        Compare

      Shows the year            recordbook run year 2026
      Shows both side by side   recordbook run compare 2026-10 2026-11
      Back: Running             recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Years, in Czech
    Given these runs were imported:
      | start | legs | heart |
      | 2025-11-17T06:45:00Z | 5000 m in 1550 | 150 |
      | 2026-10-03T06:45:00Z | 5000 m in 1500 | 150 |
      | 2026-11-17T06:45:00Z | 8000 m in 2560 | 150 |
    When I open "recordbook://running/sums?by=year" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Součty
      ══════

      Součty
        ( ) Týden   recordbook run sums --by week
        ( ) Měsíc   recordbook run sums
        (•) Rok     recordbook run sums --by year

      Rok     Počet běhů  Vzdálenost  Aktivně     Tempo
      2026             2    13,00 km  1:07:40  5:12 /km
      2025             1     5,00 km    25:50  5:10 /km
      Součet           3    18,00 km  1:33:30  5:12 /km

      Roky
        2026
        2025
        Porovnat

      Ukáže rok                     recordbook run year 2026
      Ukáže obě období vedle sebe   recordbook run compare 2025 2026
      Zpět: Běhání                  recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: No runs
    Given an empty book
    When I open "recordbook://running/sums?by=week" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Součty
      ══════

      Součty
        (•) Týden   recordbook run sums --by week
        ( ) Měsíc   recordbook run sums
        ( ) Rok     recordbook run sums --by year

      V této době žádné běhy

      Přidat běh   recordbook run add DAY WORDS

      Zpět: Běhání   recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
