Feature: Pictures
  A picture of a run, a workout or a record, to keep or to share: the title, the map or chart and the main figures of its
  screen, and nothing that the screen does not show. Nothing is sent.

  @doors
  Scenario: A run, in English
    Given these runs were imported:
      | start                | legs           |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z" in English
    Then its picture says, in order:
      | Distance   |
      | Time       |
      | 25:00      |
      | Pace       |
      | RecordBook |

  Scenario: A run, in Czech
    Given these runs were imported:
      | start                | legs           |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z" in Czech
    Then its picture says, in order:
      | Vzdálenost |
      | Čas        |
      | 25:00      |
      | RecordBook |

  Scenario: A screen without figures has none
    Given an empty book
    When I open "recordbook://settings" in English
    Then its picture is refused, naming "has no figures"
