@screen:prayer/days/DAY/PRAYER
Feature: What is recorded of a prayer
  One prayer of one day: its window, what is recorded, when, in congregation, combined. The status follows from the time
  given; a status that is chosen holds. What has not begun can only be excused. Clearing takes the entry away, and undo
  brings it back. It is laid over Home; Done closes it.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/days/2026-11-22/fajr" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Fadžr · 22. 11. 2026
      ════════════════════
      12. džumádá al-áchira 1448 AH · 5:31 – 7:26 · včas

      Záznam
        (•) Včas        recordbook prayer log fajr on-time --day 2026-11-22
        ( ) Později     recordbook prayer log fajr late --day 2026-11-22
        ( ) Nahrazeno   recordbook prayer log fajr made-up --day 2026-11-22
        ( ) Zmeškáno    recordbook prayer log fajr missed --day 2026-11-22
        ( ) Omluveno    recordbook prayer log fajr excused --day 2026-11-22

      Modlitba v:           recordbook prayer log fajr --day 2026-11-22 --at HH:MM
      [ ] Ve společenství
          recordbook prayer log fajr on-time --day 2026-11-22 --congregation
      Smazat záznam         recordbook prayer clear fajr --day 2026-11-22

      Hotovo   recordbook prayer
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | modal |

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/days/2026-11-22/fajr" in English
    Then in a terminal 80 columns wide it reads:
      """
      Fajr · Nov 22, 2026
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH · 5:31 AM – 7:26 AM · on time

      Entry
        (•) On time   recordbook prayer log fajr on-time --day 2026-11-22
        ( ) Late      recordbook prayer log fajr late --day 2026-11-22
        ( ) Made up   recordbook prayer log fajr made-up --day 2026-11-22
        ( ) Missed    recordbook prayer log fajr missed --day 2026-11-22
        ( ) Excused   recordbook prayer log fajr excused --day 2026-11-22

      Prayed at:            recordbook prayer log fajr --day 2026-11-22 --at HH:MM
      [ ] In congregation
          recordbook prayer log fajr on-time --day 2026-11-22 --congregation
      Clear                 recordbook prayer clear fajr --day 2026-11-22

      Done   recordbook prayer
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: What has not begun can only be excused
    Given the user is in "Prague"
    When I open "recordbook://prayer/days/2026-11-22/asr" in English
    Then in a terminal 80 columns wide it reads:
      """
      Asr · Nov 22, 2026
      ══════════════════
      12 Jumada al-Akhirah 1448 AH · 1:50 PM – 4:10 PM · upcoming

      Entry
        (( ) On time)
        (( ) Late)
        (( ) Made up)
        (( ) Missed)
        ( ) Excused     recordbook prayer log asr excused --day 2026-11-22

      It has not begun: it can only be excused before

      Done   recordbook prayer
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Without a place
    Given an empty book
    When I open "recordbook://prayer/days/2026-11-22/isha" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Iša · 22. 11. 2026
      ══════════════════
      12. džumádá al-áchira 1448 AH · nyní

      Záznam
        ( ) Včas        recordbook prayer log isha on-time --day 2026-11-22
        ( ) Později     recordbook prayer log isha late --day 2026-11-22
        ( ) Nahrazeno   recordbook prayer log isha made-up --day 2026-11-22
        ( ) Zmeškáno    recordbook prayer log isha missed --day 2026-11-22
        ( ) Omluveno    recordbook prayer log isha excused --day 2026-11-22

      Modlitba v:   recordbook prayer log isha on-time --day 2026-11-22 --at HH:MM
      """

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Saying when it was prayed
    Given the user is in "Prague"
    When I open "recordbook://prayer/days/2026-11-22/fajr" in English
    When I press "Prayed at" and give "05:50"
    Then the radio "On time" is:
      | on | yes |
    And the time-field "Prayed at" is:
      | value | 05:50 |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Saying that it was late
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/days/2026-11-22/fajr" in English
    When I press "Late"
    Then the radio "Late" is:
      | on | yes |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: In congregation
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/days/2026-11-22/fajr" in English
    When I press "In congregation"
    Then the toggle "In congregation" is:
      | on | yes |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Clearing what is recorded
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/days/2026-11-22/fajr" in English
    When I press "Clear"
    Then the radio "On time" is:
      | on | no |

  @clock:2026-11-22T09:12:05Z
  Scenario: A day that there is not
    Given an empty book
    When I open "recordbook://prayer/days/2026-02-30/fajr" in English
    Then it is refused, naming "2026-02-30"

  @clock:2026-11-22T09:12:05Z
  Scenario: A prayer that there is not
    Given an empty book
    When I open "recordbook://prayer/days/2026-11-22/noon" in English
    Then it is refused, naming "fajr, dhuhr, asr, maghrib, isha"

  @clock:2026-11-22T09:12:05Z
  Scenario: A day beyond the years that are known
    Given the user is in "Prague"
    When I open "recordbook://prayer/days/2101-01-01/fajr" in English
    Then it is refused, naming "2100-12-31"

  @clock:2026-11-22T09:12:05Z
  Scenario: A day that the clocks left out
    Given the user is at "-13.83,-171.76" in the zone "Pacific/Apia"
    When I open "recordbook://prayer/days/2011-12-30/fajr" in English
    Then it is refused, naming "2011-12-30"

  @clock:2026-11-27T15:00:05Z
  Scenario: Its times name the place that the user left
    Given the user is in "Prague"
    And the user is in "New York"
    When I open "recordbook://prayer/days/2026-11-27/asr" in English
    Then in a terminal 80 columns wide it begins:
      """
      Asr · Nov 27, 2026
      ══════════════════
      17 Jumada al-Akhirah 1448 AH · 1:46 PM, Prague – 4:31 PM · due
      """

  @doors @clock:2026-11-27T15:00:05Z
  Scenario: A time is entered and shown by the clock of the place where the prayer began
    Given the user is in "Prague"
    And the user is in "New York"
    When I open "recordbook://prayer/days/2026-11-27/dhuhr" in English
    And I press "Prayed at" and give "16:00"
    Then the time-field "Prayed at" is:
      | value | 16:00                                                     |
      | hint  | The status follows from the time, by the clock of Prague |
