@screen:support/run/RUN
Feature: A run with friends
  The way on a map, with a mark where each voice was heard, how far and how long it was, who was with the runner, and what
  was heard, in its order, in the orange of voices, to be played again; in a wide window the voices stand beside the run. A
  voice heard where no position was recorded stands in the list alone. The map is that of the run's own screen. Nobody else learns of it: sharing a message after it was
  played, which the seed has as optional, is what its own promise of no public sharing forbids.

  @doors @clock:2026-11-29T08:04:01Z
  Scenario: Nothing was heard, and two messages wait for another run
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 4 |
    And "Sarah" sent these messages:
      | seconds | at | text |
      | 4 | 1 km | You are great |
      | 5 | 3 km | |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 240 | 3 | 5 |
    And the run was finished and saved
    When I open "recordbook://support/run/r20261129T080000Z" in English
    Then there is a text "2 messages are waiting for another run"
    And the screen is:
      | subtitle | Sunday, Nov 29, 2026 · 0 messages |
      | tab      | History                            |
    And there is a map "Route" with start,end
    And nothing on it tells "great"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-29T08:05:36Z
  Scenario: One voice was heard, in Czech
    Given these runs were planned:
      | name | day | km |
      | Neděle u řeky | 2026-11-29 | 4 |
    And "Sára" sent these messages:
      | seconds | at | text |
      | 4 | 1 km | Jsi skvělá |
      | 5 | 3 km | To ještě přijde |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 335 | 3 | 5 |
    And the voice was started
    And the voice was finished
    And the run was finished and saved
    When I open "recordbook://support/run/r20261129T080000Z" in Czech
    Then the screen is:
      | subtitle | Neděle 29. 11. 2026 · 1 zpráva |
    And there is a map "Trasa" with start,end,voice
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: A run that is none
    Given an empty book
    When I open "recordbook://support/run/r20200101T000000Z" in English
    Then it is refused
