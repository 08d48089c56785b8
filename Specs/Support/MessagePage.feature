@screen:support/share/SHARE
Feature: A friend's message
  Who has the page that was sent records there, without app, account or network: one file with the same words in both languages,
  four steps, the recorder over the whole page. `Scripts/check-pages --shared` tries it in a browser, with a microphone, without
  one and without script. Here a friend who is at this machine does the same: the run, the form with the recorder, which are sent
  together, and the confirmation. Nothing is counted down: while it is recorded, the time that has passed is told.

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: The run, in Czech
    Given these runs were planned:
      | name | day | km |
      | Neděle u řeky | 2026-11-29 | 12.5 |
    And "Sára" was asked to speak to the run
    When I open what "Sára" is sent in Czech
    Then the screen is:
      | presentation | fullScreenModal |
      | title | Namluvte zprávu, kterou uslyší běžec |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: The form with the recorder, in English
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 12.5 |
    And "Sarah" was asked to speak to the run
    And I open what "Sarah" is sent in English
    When I press "Continue"
    Then the recorder "Your message" is:
      | asks for | paths, a paths of 1–30 s |

  @clock:2026-11-24T09:12:05Z
  Scenario: A page that was revoked
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And "Sarah" was asked to speak to the run
    And "Sarah" was revoked
    When I open what "Sarah" is sent in English
    Then there is a warning "This page was revoked: messages from it are not accepted."
    And there is no button "Continue"

  @clock:2026-11-24T09:12:05Z
  Scenario: One that sent all it may
    Given these runs were planned:
      | name | day | messages |
      | Sunday by the river | 2026-11-29 | 1 |
    And "Sarah" sent these messages:
      | seconds | at |
      | 4 | finish |
    When I open what "Sarah" is sent in English
    Then there is a warning "You have saved all the messages this page allows. The runner can send you a new one."
