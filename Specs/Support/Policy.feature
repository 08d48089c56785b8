Feature: What is never shown
  Support has a policy, a value: no public sharing, no gamification, no false urgency, no rankings, no feed. The book refuses to
  show a screen of support that breaks it, as text, JSON or page. No text of it presses: the words are in `SupportPolicy`, and a
  test looks for them on every screen in every state.

  Scenario: A badge, a streak, a ranking, a countdown and a public share are refused on any of its screens
    Given an empty book
    When I open "recordbook://support/home" in English
    Then it is refused with a badge on it
    And it is refused with a streak on it
    And it is refused with a ranking on it
    And it is refused with a countdown on it
    And it is refused with a public-share on it
    When I open "recordbook://support/settings" in Czech
    Then it is refused with a badge on it
    And it is refused with a streak on it
    And it is refused with a ranking on it
    And it is refused with a countdown on it
    And it is refused with a public-share on it
