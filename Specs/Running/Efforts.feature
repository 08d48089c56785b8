@screen:running/efforts
Feature: Best efforts
  For each distance that runners compare the fastest within any run, rests included, with its day, of how many runs, and whom
  it ties with. Those faster than anybody runs stand apart until the runner confirms them, and count nowhere. Rows are 44 at
  least.

  @doors
  Scenario: The book of efforts, in Czech
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 1000 m in 300, rest 60, 4200 m in 1320 |
      | 2026-11-19T17:30:00Z | 7000 m in 2275 |
      | 2026-11-21T08:00:00Z | 1000 m in 120 |
    When I open "recordbook://running/efforts" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nejlepší úseky
      ══════════════

      Podle vzdálenosti
        400 m    2:00  17. 11. 2026, ze 2 běhů
        800 m    4:00  17. 11. 2026, ze 2 běhů
        1 km     5:00  17. 11. 2026, ze 2 běhů
        Míle     8:26  17. 11. 2026, ze 2 běhů
        2 míle  16:52  17. 11. 2026, ze 2 běhů
        5 km    26:58  17. 11. 2026, ze 2 běhů

      Podezřelé úseky
        Rychleji ještě nikdo neběžel. Nepočítají se, dokud je nepotvrdíte.
        800 m    1:36  21. 11. 2026, 2:00 /km
        1 km     2:00  21. 11. 2026, 2:00 /km

      Ukáže všechny běhy té vzdálenosti    recordbook run efforts 400m
      Ukáže běh                            recordbook run show r20261121T080000Z
      Opravdu jste tak běželi: počítá se
          recordbook run confirm r20261121T080000Z 800m
      Zpět: Běhání                         recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: The book of efforts, in English
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 1000 m in 300, rest 60, 4200 m in 1320 |
      | 2026-11-19T17:30:00Z | 7000 m in 2275 |
      | 2026-11-21T08:00:00Z | 1000 m in 120 |
    When I open "recordbook://running/efforts" in English
    Then in a terminal 80 columns wide it reads:
      """
      Best Efforts
      ════════════

      By Distance
        400 m     2:00  Nov 17, 2026, of 2 runs
        800 m     4:00  Nov 17, 2026, of 2 runs
        1 km      5:00  Nov 17, 2026, of 2 runs
        Mile      8:26  Nov 17, 2026, of 2 runs
        2 miles  16:52  Nov 17, 2026, of 2 runs
        5 km     26:58  Nov 17, 2026, of 2 runs

      Suspicious Efforts
        Faster than anyone has ever run. They do not count until you confirm them.
        800 m     1:36  Nov 21, 2026, 2:00 /km
        1 km      2:00  Nov 21, 2026, 2:00 /km

      Shows every run's time        recordbook run efforts 400m
      Shows the run                 recordbook run show r20261121T080000Z
      Counts it: you did run that   recordbook run confirm r20261121T080000Z 800m
      Back: Running                 recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """

  Scenario: A time that was run twice names both days
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 1000 m in 300 |
      | 2026-11-19T06:45:00Z | 1000 m in 300 |
    When I open "recordbook://running/efforts" in English
    Then the row "1 km" is:
      | label | 1 km, 5 minutes, Nov 17, 2026, of 2 runs, same time: Nov 19, 2026 |

  @doors
  Scenario: Without efforts
    Given an empty book
    When I open "recordbook://running/efforts" in English
    Then in a terminal 80 columns wide it reads:
      """
      Best Efforts
      ════════════

      No best efforts yet

      They appear with the first run of 400 meters or more

      Start Run   recordbook show recordbook://running/track

      Back: Running   recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And every route on it opens
