@screen:feed/people/ID
Feature: A person
  The six words by which both hear that they have the same code, how the user wants to see the person (in the feed, muted,
  blocked), the files that go to and fro, and the person's name, which nobody else sees. Forgetting takes the key and all of
  the person's posts out of every file of the book, for good.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Somebody whom nobody knows
    Given an empty book
    When I open "recordbook://feed/people/3f9a0c5d7e21b846" in English
    Then it is refused, naming "3f9a0c5d7e21b846"

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Following, muting and blocking
    Given an empty book
    When I open "recordbook://feed/pair" in English
    And I press "Make a Code" with:
      | Name | Jana |
    And I open "recordbook://feed/people" in English
    Then there is a row "Jana, 0 posts"
    When I press "Jana, 0 posts"
    Then the title is "Jana"
    And there is a toggle "Mute"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I press "Mute"
    And I open "recordbook://feed/people" in English
    Then there is a row "Jana, muted"
