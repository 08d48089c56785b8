@screen:support/history
Feature: Messages you have heard
  The runs that friends were with, latest first, each with how far it was, how many messages, and of whom.

  @doors
  Scenario: None yet, in Czech
    Given an empty book
    When I open "recordbook://support/history" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Zprávy, které jste slyšeli
      ══════════════════════════

      Zatím jste žádnou zprávu neslyšeli

      Až s vámi poběží první hlas, najdete ho tady.

      Nový běh   recordbook show recordbook://support/create

      ( ) Domů        recordbook show recordbook://support/home
      ( ) Nový        recordbook show recordbook://support/create
      (•) Historie    recordbook show recordbook://support/history
      ( ) Nastavení   recordbook show recordbook://support/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-29T08:05:36Z
  Scenario: One run with one voice, in English
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 4 |
    And "Sarah" sent these messages:
      | seconds | at | text |
      | 4 | 1 km | You are great |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 335 | 3 | 5 |
    And the voice was started
    And the voice was finished
    And the run was finished and saved
    When I open "recordbook://support/history" in English
    Then every route on it opens
