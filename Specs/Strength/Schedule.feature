@screen:strength/routines/ID/schedule
Feature: When a routine is done
  A day by a date field, or one or more weekdays, from a day on and until another; what is planned stands above, each with the
  way to remove it. A day that no calendar has is refused.

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Nothing planned, in Czech
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/routines/r1/schedule" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Plán
      ════
      Core

      Plán
        Nic není naplánováno

      Jeden den
        Den:    recordbook strength schedule r1 --day DAY

      Každý týden
        [ ] Pondělí
        [ ] Úterý
        [ ] Středa
        [ ] Čtvrtek
        [ ] Pátek
        [ ] Sobota
        [ ] Neděle

      Od:
      Do:
      Naplánovat
          recordbook strength schedule r1 --weekdays DAYS --from DAY --until DAY

      Zpět: Core   recordbook show recordbook://strength/routines/r1
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: One day
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/routines/r1/schedule" in English
    And I press "Day" and give "2026-11-20"
    Then there is a row "Nov 20, 2026"
    When I press "Remove: Nov 20, 2026"
    Then there is a text "Nothing planned"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Every Monday
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/routines/r1/schedule" in English
    And I press "Schedule" with:
      | Monday | on |
    Then there is a row "Monday, from Nov 18, 2026"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: Every Monday and Thursday, until a day
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/routines/r1/schedule" in English
    And I press "Schedule" with:
      | Monday   | on         |
      | Thursday | on         |
      | Until    | 2026-12-31 |
    Then there is a row "Monday, Thursday, from Nov 18, 2026, until Dec 31, 2026"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: No day of the week
    Given the routine "Core" of "Plank:3x1"
    When I open "recordbook://strength/routines/r1/schedule" in English
    And I press "Schedule" with:
      | From | 2026-11-20 |
    Then it is refused

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: The thirty-first of February
    Given the routine "Core" of "Plank:3x1"
    When I schedule routine r1 on "2026-02-31"
    Then it is refused, naming "2026-02-31"

  @doors @clock:2026-11-18T17:30:00,x0
  Scenario: A day that was
    Given the routine "Core" of "Plank:3x1"
    When I schedule routine r1 on "2020-01-01"
    Then it is refused, naming "2020-01-01"

  @clock:2026-11-18T17:30:00,x0
  Scenario: Of a routine that there is not
    Given an empty book
    When I open "recordbook://strength/routines/r1/schedule" in English
    Then it is refused, naming "r1"
