@screen:feed
Feature: The feed
  Own posts and those of the people followed, newest first, twenty at a time: nothing ranks them, nothing counts days in a
  row. They can be searched by title, exercise, note, person and comment, as far as the feed shows them: an icon in the header
  opens the field, and a pencil leads to the workouts that can be shared. The people whom the user knows stand below with their
  pictures, and a button adds one. A card begins with its author's picture and name, when and what, and a menu; then come its
  best sets as chips (yellow if the set is a new record), the last comment, and three buttons, each with how much there is of
  it: Like, Comment, and on own posts Share. Today and yesterday are said in words. PT Expo's document asks for
  pull-to-refresh: a page follows what happens to the book by itself, as nothing comes but from files. It asks for endless
  scrolling: here Older leads to the twenty before, which a keyboard, a reader and a printer take as well, and none is skipped
  or doubled while others arrive. Nothing is cut short, as the document's truncation would: names and words wrap, at any size
  of text. The hint of Like tells a reader whom it pleases.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Nothing yet, in Czech
    Given an empty book
    When I open "recordbook://feed" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Příspěvky
      ═════════

      Žádné příspěvky

      Sdílejte dokončený trénink, nebo se spárujte s někým, koho znáte. Nic se nikam
      neposílá samo.

      Tréninky         recordbook show recordbook://strength/workouts
      Přidat člověka   recordbook show recordbook://feed/pair

      Přehled   recordbook

      ( ) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      (•) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: Nothing yet, in English
    Given an empty book
    When I open "recordbook://feed" in English
    Then in a terminal 80 columns wide it reads:
      """
      Feed
      ════

      No Posts

      Share a finished workout, or pair with someone you know. Nothing is sent
      automatically.

      Workouts       recordbook show recordbook://strength/workouts
      Add a Person   recordbook show recordbook://feed/pair

      Overview   recordbook

      ( ) Home       recordbook show recordbook://strength/home
      ( ) Workouts   recordbook show recordbook://strength/workouts
      (•) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: A post that only its author sees, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                     |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5, 82.5kg x5; Chin Up: x12 |
    When I open "recordbook://feed/share/s20261116T170000" in Czech
    And I press "Zveřejnit"
    Then the route is "recordbook://feed"
    And in a terminal 80 columns wide it reads:
      """
      Příspěvky
      ═════════

        Vy                           Dnes 17:30 · Push
        Bench press s velkou činkou  82,5 × 5
        Shyby podhmatem              12×
        5 rekordů
        Jen vy

      Lidé
        Přidat člověka   recordbook show recordbook://feed/pair

      Ukáže příspěvek        recordbook feed show me.1
      Smazat příspěvek       recordbook feed delete me.1
      Líbí se mi             recordbook feed like me.1
      Komentář               recordbook feed comment me.1 TEXT
      Sdílet: Push           recordbook feed share me.1 --to NAME
      Přehled                recordbook
      Hledat v příspěvcích   recordbook feed list --query QUERY
      Sdílet trénink         recordbook show recordbook://strength/workouts

      ( ) Domů        recordbook show recordbook://strength/home
      ( ) Tréninky    recordbook show recordbook://strength/workouts
      (•) Příspěvky   recordbook show recordbook://feed
      ( ) Profil      recordbook show recordbook://strength/profile
      ( ) Více        recordbook show recordbook://strength/more
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: The user's name stands on the user's posts
    Given these workouts were done:
      | start            | minutes | name | sets                              |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5    |
    When I open "recordbook://settings" in English
    And I press "Name" and give "Jana"
    And I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    Then the avatar "Jana" is:
      | text | Jana |

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: The last comment stands in the card, and an exercise has its usual name
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    And I open "recordbook://feed/posts/me.1" in English
    And I press "Write a Comment" and give "Easy."
    And I press "Write a Comment" and give "110 next month."
    And I open "recordbook://feed" in English
    Then the row "Barbell Bench Press" is:
      | label | Barbell Bench Press: 80 kg × 5 |
    And the row "You: 110 next month." is:
      | leads to | recordbook://feed/posts/me.1 |
    And there is no row "You: Easy."
    And the button "Share Workout" is:
      | leads to | recordbook://strength/workouts |
    When I press "Delete Post: Push"
    Then there is a heading "No Posts"

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Liked, and not any more
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    And I press "Like"
    Then there is a button "Unlike, 1 like"
    When I press "Unlike, 1 like"
    Then there is a button "Like"

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: What is looked for
    Given these workouts were done:
      | start            | minutes | name | sets                                                   |
      | 2026-11-12 17:00 | 50      | Legs | Squat (Barbell): 100kg x5                              |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5; Chin Up: x12           |
    And I open "recordbook://feed/share/s20261112T170000" in English
    When I press "Post"
    And I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    And I open "recordbook://feed?query=DREP" in English
    Then the search-field "Search Posts" is:
      | value    | DREP                                          |
      | leads to | recordbook://feed                             |
      | hint     | By title, exercise, note, person or comment   |
    And there is a button "Share: Legs"
    And there is no button "Share: Push"
    When I press "All Posts"
    Then there is a button "Share: Push"
    When I open "recordbook://feed?query=push%20legs" in English
    Then in a terminal 80 columns wide it begins:
      """
      Feed
      ════

      Search Posts: push legs   recordbook feed list --query QUERY

      Nothing matches

      All Posts                 recordbook feed
      """
    And whatever can be pressed has a label
    And every route on it opens

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: People
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    And I open "recordbook://feed/pair" in English
    And I press "Make a Code" with:
      | Name | Petr |
    And I open "recordbook://feed" in English
    Then the cells of the row "Petr, 0 posts" are:
      | role   | text    |
      | avatar | Petr    |
      | text   | 0 posts |
    And the button "Add a Person" is:
      | leads to | recordbook://feed/pair |
    And there is a search-field "Search Posts"

  Scenario: Before a post that never was
    Given an empty book
    When I open "recordbook://feed?before=me.9" in English
    Then it is refused, naming "me.9"
