@screen:feed/people
Feature: People you know
  The people with whom a code was exchanged, by the names that the user gave them, and the way to a file of theirs. It says
  what a file proves, to whom, and that it hides nothing.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Nobody yet, in Czech
    Given an empty book
    When I open "recordbook://feed/people" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Lidé
      ════

      Zatím nikoho neznáte

      Spárujte se s někým, komu věříte: jeden vytvoří kód a osobně nebo po telefonu ho
      řekne druhému. Pak si posíláte soubory, jak chcete.

      Přidat člověka   recordbook show recordbook://feed/pair

      Zpět: Příspěvky   recordbook feed

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
  Scenario: Nobody yet, in English
    Given an empty book
    When I open "recordbook://feed/people" in English
    Then in a terminal 80 columns wide it reads:
      """
      People
      ══════

      No People Yet

      Pair with someone you trust: one of you makes a code and reads it to the other,
      in person or by phone. Then you send each other files any way you like.

      Add a Person   recordbook show recordbook://feed/pair

      Back: Feed   recordbook feed

      ( ) Home       recordbook show recordbook://strength/home
      ( ) Workouts   recordbook show recordbook://strength/workouts
      (•) Feed       recordbook show recordbook://feed
      ( ) Profile    recordbook show recordbook://strength/profile
      ( ) More       recordbook show recordbook://strength/more
      """
