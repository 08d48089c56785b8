@screen:support/setup
Feature: The form of a plan
  In a sheet, which Cancel leaves; a sheet that is dragged down needs a finger and no browser has it. Labels stand 8 over their
  fields, fields 16 from each other. Day and distance may be left empty. Deleting a plan asks first.
  What is refused is said above the form, and the field that is wrong has the focus.

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: A new one, in Czech
    Given an empty book
    When I open "recordbook://support/setup" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nový běh
      ════════

      Název:
      Den:
      Délka (km) (1–1000 km): –
      Zpráv od každého nejvýš (1–5): 3
      Nejdelší zpráva (s) (10–60 s): 30
      Pokračovat
          recordbook support add NAME --day DAY --goal KM --messages N --seconds S

      Zrušit   recordbook show recordbook://support/create
      """
    And the screen is:
      | presentation | sheet |
      | arrangement | form |
      | spacing | md |
    And whatever can be pressed has a label
    And every colour is in the palette

  @clock:2026-11-24T09:12:05Z
  Scenario: A new one, in English
    Given an empty book
    When I open "recordbook://support/setup" in English
    Then in a terminal 80 columns wide it reads:
      """
      New Run
      ═══════

      Name:
      Day:
      Distance (km) (1–1000 km): –
      Messages from each, at most (1–5): 3
      Longest message (s) (10–60 s): 30
      Continue
          recordbook support add NAME --day DAY --goal KM --messages N --seconds S

      Cancel   recordbook show recordbook://support/create
      """
    And the title is "New Run"

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: It is made, and friends can be asked at once
    Given an empty book
    And I open "recordbook://support/setup" in Czech
    When I press "Pokračovat" with:
      | Název | Neděle u řeky |
      | Den | 2026-11-29 |
      | Délka (km) | 12.5 |
    Then the title is "Požádat přítele"
    And the screen is:
      | subtitle | Neděle u řeky · 29. 11. 2026 |

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: A name that is too long is refused
    Given an empty book
    And I open "recordbook://support/setup" in English
    When I press "Continue" with:
      | Name | Forty-one letters are one more than it has |
    Then it is refused

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: One that is there is changed, and deleted
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 12.5 |
    And I open the form of the plan in English
    When I press "Without a Day"
    Then there is no button "Without a Day"
    And the button "Delete the Plan" is:
      | calls | support.removePlan |
      | asks first | Delete the plan permanently, with everything received for it (0 messages)? |
    When I press "Delete the Plan"
    Then there is a heading "No run planned yet"
