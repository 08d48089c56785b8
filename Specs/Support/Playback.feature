@screen:support/message/MESSAGE
Feature: A message, heard again
  A bubble in the orange of voices with the sound, when it was heard, and what its sender wrote; favourite, one reply, delete, which
  asks first; the one before and the one behind it. What a long press does in the seed are these buttons.

  @doors @clock:2026-11-29T08:05:36Z
  Scenario: One that was offered in vain is played after the run, marked, answered once and deleted
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
    And the run was finished and saved
    And I open "recordbook://support/run/latest/share" in English
    When I press "Play: Sarah"
    Then the title is "Sarah"
    And there is a card "Heard outside a run"
    And there is a text "You are great"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I press "Favorite"
    Then the toggle "Favorite" is:
      | on | yes |
    When I press "Reply" and give "Thank you"
    Then there is a card "Your Reply"
    And there is no text-field "Reply"
    And the button "Delete" is:
      | asks first | Delete this message permanently? |
    When I press "Delete"
    Then the title is "Messages You Heard"

  @clock:2026-11-29T08:04:01Z
  Scenario: One that did not come due is not given out after the run
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 4 |
    And "Sarah" sent these messages:
      | seconds | at | text |
      | 4 | 1 km | You are great |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 240 | 3 | 5 |
    And the run was finished and saved
    When I open "recordbook://support/run/latest/share" in English
    Then there is no button "Play: Sarah"
    And nothing on it tells "great"

  @clock:2026-11-29T08:05:36Z
  Scenario: One that was heard on the way, in Czech
    Given these runs were planned:
      | name | day | km |
      | Neděle u řeky | 2026-11-29 | 4 |
    And "Sára" sent these messages:
      | seconds | at | text |
      | 4 | 1 km | Jsi skvělá |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 335 | 3 | 5 |
    And the voice was started
    And the voice was finished
    And the run was finished and saved
    When I open the message of "Sára" in Czech
    Then there is a card "Slyšeno na 1,00 km"
    And the audio "Přehrát zprávu: Sára" is:
      | on |  |
    And there is a text "Jsi skvělá"

  @clock:2026-11-24T09:12:05Z
  Scenario: One that was not heard is not shown
    Given an empty book
    When I open "recordbook://support/message/m000000" in Czech
    Then it is refused
