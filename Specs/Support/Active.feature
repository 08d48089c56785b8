@screen:support/run/RUN/active
Feature: The run, and the friends who are with the runner
  Over the whole screen, with a way back; one thing at a time: the voice that sounds comes first, then distance, time and
  pace, how far it is of the planned distance in blue, and what ends it. Messages to come are not mentioned. A run that is
  over is celebrated by naming the friends who were with the runner, in yellow, for 0.8 s of a gentle movement, none where
  movement is reduced: not by figures, and nothing is asked of the runner. A browser that shows the screen plays the voice, a
  chime before it, and reports; without script it has the sound and three buttons for that. Swipes between messages have their
  buttons after the run. While the account is locked the screen is, too, but the run goes on: what is due is offered, with
  where its sound is, and a client may read that sound, report it or skip it, as what sounds in the ear needs no password to
  be silenced; nothing tells who speaks, not even when a client asks for what it missed. Of several clients the first that
  says so plays a voice; the others are refused as long as it is connected, and stay silent. Offers are numbered: who reports
  on one that is over is refused, and goes on to the next; one whose player's connection closes is offered again within a
  second. A restart of the service in a run makes nothing late: a voice plays with the first position at its place, and one
  that nobody had begun to play is offered again at once.

  @doors @clock:2026-11-29T08:00:00Z
  Scenario: No run is under way, in Czech
    Given an empty book
    When I open "recordbook://support/run/now/active" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Běh
      ═══

      Teď neběžíte

      Běh začnete na domovské obrazovce; jeho zprávy zazní cestou.

      Zpět: S přáteli   recordbook support
      """
    And the screen is:
      | presentation | fullScreenModal |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-29T08:04:01Z
  Scenario: Under way, before any voice, in English
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
    When I open "samwise://run/r20261129T080000Z/active" in English
    Then nothing on it tells "Sarah"
    And nothing on it tells "great"
    And the button "Finish" is:
      | calls | running.finishRun |
      | asks first | Finish this run? |

  @clock:2026-11-29T08:05:36Z
  Scenario: A voice is with the runner
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
    When I open "recordbook://support/run/now/active" in Czech
    Then there is a card "Sára je s vámi"
    And the audio "Hlas" is:
      | label | Sára je s vámi |
      | on | yes |
      | icon | bell.fill, navigation |
    And nothing on it tells "skvělá"
    And the button "Přeskočit" is:
      | calls | support.skipMessage |
      | command | recordbook support skip |

  @clock:2026-11-29T08:05:36Z
  Scenario: The service was killed shortly before the place of a voice
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 4 |
    And "Sarah" sent these messages:
      | seconds | at | text |
      | 4 | 1 km | You are great |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed, and the service was killed at "2026-11-29T08:05:31Z":
      | from | to | speed | accuracy |
      | 0 | 335 | 3 | 5 |
    When I open "recordbook://support/run/now/active" in English
    Then there is a card "Sarah is with you"
    And the audio "Voice" is:
      | on | yes |

  @clock:2026-11-29T08:05:36Z
  Scenario: The service was killed after a voice was offered, which nobody had begun to play
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 4 |
    And "Sarah" sent these messages:
      | seconds | at | text |
      | 4 | 1 km | You are great |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed, and the service was killed at "2026-11-29T08:05:35Z":
      | from | to | speed | accuracy |
      | 0 | 335 | 3 | 5 |
    When I open "recordbook://support/run/now/active" in English
    Then the audio "Voice" is:
      | label | Sarah is with you |
      | on | yes |

  @clock:2026-11-29T08:05:36Z
  Scenario: It was heard, and the run is over
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
    And the run was finished
    When I open "recordbook://support/run/now/active" in English
    Then there is a text "You have finished. With you: Sarah."
    And there is a row "Sarah"

  @doors @clock:2026-11-29T08:04:01Z
  Scenario: It is finished and saved
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 240 | 3 | 5 |
    And I open "recordbook://support/run/now/active" in English
    When I press "Finish"
    Then there is a text "You have finished."
    When I press "Save"
    Then the title is "Messages You Heard"

  @doors @clock:2026-11-29T08:04:01Z
  Scenario: A link made while it was run leads to it afterwards
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 20 | 240 | 3 | 5 |
    And the run was finished and saved
    When I open "samwise://run/r20261129T080000Z/active" in English
    Then there is a heading "No run in progress"
    And the button "Show the Run" is:
      | leads to | recordbook://support/run/r20261129T080000Z |
    And every route on it opens

  @doors @clock:2026-11-29T08:04:01Z
  Scenario: A link to a run without a plan leads to where all runs are
    Given an empty book
    And a run was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 20 | 240 | 3 | 5 |
    And the run was finished and saved
    When I open "samwise://run/r20261129T080000Z/active" in Czech
    Then the button "Ukázat běh" is:
      | leads to | recordbook://running/run/r20261129T080000Z |
    And every route on it opens

  @doors @clock:2026-11-29T08:04:01Z
  Scenario: Paused, messages wait
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 240 | 3 | 5 |
    And I open "recordbook://support/run/now/active" in English
    When I press "Pause"
    Then there is a text "Paused; messages wait"
    And the button "Resume" is:
      | style | primary |
