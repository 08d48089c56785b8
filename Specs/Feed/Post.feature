@screen:feed/posts/ID
Feature: A post
  All that a post shows, who sees it, to whom it has gone out, and what was said of it. Others can be let see it later. It
  can't be taken from whom it has gone out to: it can be deleted, for good, which the next file tells. A comment has one line
  of words on the screen, whatever lines it was written in.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: What it shows, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                     |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5, 82.5kg x5; Chin Up: x12 |
    When I open "recordbook://feed/share/s20261116T170000" in Czech
    And I press "Zveřejnit"
    And I open "recordbook://feed/posts/me.1" in Czech
    And I press "Napsat komentář" and give "Šlo to lehce."
    Then in a terminal 80 columns wide it reads:
      """
      Příspěvek
      ═════════

        Vy
          Dnes 17:30
        Push                                                         16. 11. 2026
        Trvání                                                       1 h 10 min

      Cviky
        Bench press s velkou činkou  2 série, 82,5 kg × 5
        Shyby podhmatem                                              1 série, 12×

      ▌ Nové rekordy
        Bench press s velkou činkou: nejtěžší                        82,5 kg × 5
        Bench press s velkou činkou: maximum na 1 opakování (odhad)  96,3 kg
        Bench press s velkou činkou: objem série                     412,5 kg
        Bench press s velkou činkou: objem tréninku                  812,5 kg
        Shyby podhmatem: nejvíc opakování                            12×

      Komentáře
        Šlo to lehce.                                                Vy · Dnes 17:30
        Napsat komentář:    recordbook feed comment me.1 TEXT

      Kdo to uvidí
        Vidíte jen vy

        Kdo to uvidí
          (•) Jen já               recordbook feed share me.1 --to me
          ( ) Všichni, koho znám   recordbook feed share me.1 --to all

      Smazat příspěvek   recordbook feed delete me.1

      Líbí se mi              recordbook feed like me.1
      Sdílet: Push            recordbook feed share me.1 --to NAME
      Smazat: Šlo to lehce.   recordbook feed delete me.2
      Zpět: Příspěvky         recordbook feed

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
  Scenario: Tags in a comment are words
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    And I open "recordbook://feed/posts/me.1" in English
    And I press "Write a Comment" and give "<img src=x onerror=alert(1)>"
    Then there is a text "<img src=x onerror=alert(1)>"

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: Shown to everybody the user knows, and deleted
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    And I open "recordbook://feed/posts/me.1" in English
    And I press "Everyone I Know"
    Then there is a text "Everyone you know sees this"
    When I press "Delete Post"
    Then the route is "recordbook://feed"
    When I open "recordbook://feed/posts/me.1" in English
    Then it is refused, naming "me.1"
