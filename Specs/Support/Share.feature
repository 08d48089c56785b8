@screen:support/run/RUN/share
Feature: Asking friends
  The friends who were asked, with the page for each (it is saved here, or by a command), how many messages came of how many,
  and the way to take a page back. The page is made for one friend; that it was made is told on the same screen, which then
  has the friend's row. Messages that wait are listed with who sent them, where the plan shows that, and nothing else: no
  text, no length, no moment. Upcoming messages of the seed's hierarchy are therefore a number.

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: Nobody was asked yet, in Czech
    Given these runs were planned:
      | name | day | km |
      | Neděle u řeky | 2026-11-29 | 12.5 |
    When I open "recordbook://support/run/latest/share" in Czech
    Then the screen is:
      | presentation | sheet |
      | subtitle | Neděle u řeky · 29. 11. 2026 |
      | announces | Zobrazeno: Neděle u řeky, zatím žádné zprávy |
    And whatever can be pressed has a label
    And every colour is in the palette

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: A friend is asked
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And I open "recordbook://support/run/latest/share" in English
    When I press "Make the Page" with:
      | Friend's name | Sarah |
    Then there is a row "Sarah"
    And the row "Sarah" is:
      | label | Sarah, open until Nov 30, 2026, messages: 0 of up to 3 |
    And the button "Revoke: Sarah" is:
      | calls | support.revokeShare |
      | style | destructive |
    When I press "Revoke: Sarah"
    Then the row "Sarah" is:
      | label | Sarah, revoked, messages: 0 of up to 3 |

  @clock:2026-11-24T09:12:05Z
  Scenario: What came, in English
    Given these runs were planned:
      | name | day | km |
      | Sunday by the river | 2026-11-29 | 12.5 |
    And "Sarah" sent these messages:
      | seconds | at | text |
      | 4.3 | 5.2 km | Nobody may see this |
    When I open "recordbook://support/run/latest/share" in English
    Then nothing on it tells "Nobody may"
    And nothing on it tells "5.2"
    And nothing on it tells "4.3"
    And the button "Delete: Sarah" is:
      | asks first | Delete this message permanently? |

  @doors @clock:2026-11-24T09:12:05Z
  Scenario: A message is deleted before it was heard
    Given these runs were planned:
      | name | day |
      | Sunday by the river | 2026-11-29 |
    And "Sarah" sent these messages:
      | seconds | at |
      | 4 | 5.2 km |
    And I open "recordbook://support/run/latest/share" in English
    When I press "Delete: Sarah"
    Then there is a section "No message is waiting"

  @clock:2026-11-29T08:05:36Z
  Scenario: What was heard no longer waits
    Given these runs were planned:
      | name | day | km |
      | Neděle u řeky | 2026-11-29 | 4 |
    And "Sára" sent these messages:
      | seconds | at |
      | 4 | 1 km |
    And a run that follows the plan was started at "2026-11-29T08:00:00Z"
    And since "2026-11-29T08:00:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 335 | 3 | 5 |
    And the voice was started
    And the voice was finished
    And the run was finished and saved
    When I open "recordbook://support/run/latest/share" in Czech
    Then there is a section "1 zpráva zazněla"
    When I open "recordbook://support/run/latest/share" in English
    Then there is a section "1 message was heard"

  Scenario: Without a plan
    Given an empty book
    When I open "recordbook://support/run/latest/share" in English
    Then it is refused
