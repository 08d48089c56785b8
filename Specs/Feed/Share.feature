@screen:feed/share/WORKOUT
Feature: Sharing a workout
  What a post of a finished workout would show, before there is one: to the byte. Only its author sees it unless others
  are allowed to. Body weight and note stay out unless they are added. A workout has one post.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: The preview, in Czech
    Given these workouts were done:
      | start            | minutes | name | sets                                                     |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5, 82.5kg x5; Chin Up: x12 |
    When I open "recordbook://feed/share/s20261116T170000" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Sdílet trénink
      ══════════════

        Kdo to uvidí
          (•) Jen já               recordbook feed post s20261116T170000
          ( ) Všichni, koho znám   recordbook feed post s20261116T170000 --to all

      Navíc prozradit
        Přidat: Tělesná váha   recordbook feed preview s20261116T170000 --body-weight
        Přidat: Poznámka       recordbook feed preview s20261116T170000 --note

      Náhled
        Příspěvek bude přesně tohle, nic víc.
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

      Zveřejnit   recordbook feed post s20261116T170000

      Zrušit   recordbook show recordbook://strength/workouts/s20261116T170000
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: The preview, in English
    Given these workouts were done:
      | start            | minutes | name | sets                                                     |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5, 82.5kg x5; Chin Up: x12 |
    When I open "recordbook://feed/share/s20261116T170000" in English
    Then in a terminal 80 columns wide it reads:
      """
      Share Workout
      ═════════════

        Who Sees It
          (•) Only Me           recordbook feed post s20261116T170000
          ( ) Everyone I Know   recordbook feed post s20261116T170000 --to all

      Also Include
        Add: Body weight   recordbook feed preview s20261116T170000 --body-weight
        Add: Note          recordbook feed preview s20261116T170000 --note

      Preview
        The post will contain exactly this and nothing more.
        Push                                                        Nov 16, 2026
        Duration                                                    1 h 10 min

      Exercises
        Barbell Bench Press - Medium Grip  2 sets, 82.5 kg × 5
        Chin-Up                                                     1 set, 12×

      ▌ New Records
        Barbell Bench Press - Medium Grip: heaviest                 82.5 kg × 5
        Barbell Bench Press - Medium Grip: one-rep max (estimated)  96.3 kg
        Barbell Bench Press - Medium Grip: set volume               412.5 kg
        Barbell Bench Press - Medium Grip: workout volume           812.5 kg
        Chin-Up: most repetitions                                   12×

      Post   recordbook feed post s20261116T170000

      Cancel   recordbook show recordbook://strength/workouts/s20261116T170000
      """

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: A workout has one post
    Given these workouts were done:
      | start            | minutes | name | sets                           |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 80kg x5 |
    When I open "recordbook://feed/share/s20261116T170000" in English
    And I press "Post"
    And I open "recordbook://feed/share/s20261116T170000" in English
    Then there is a row "The workout already has a post"
    And there is no button "Post"

  Scenario: A workout that is none
    Given an empty book
    When I open "recordbook://feed/share/s20261116T170000" in English
    Then it is refused, naming "s20261116T170000"

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: A set that awaits judgement was done, and is not the best; a warm-up is no set
    Given these workouts were done:
      | start            | minutes | name | sets                                                                |
      | 2026-11-16 17:00 | 70      | Push | Bench Press (Barbell): 700kg x1; Chin Up: 20kg x5 warmup |
    When I open "recordbook://feed/share/s20261116T170000" in Czech
    Then there is a row "Bench press s velkou činkou: 1 série"
    And there is a row "Shyby podhmatem: jen rozcvičení"
    When I open "recordbook://feed/share/s20261116T170000" in English
    Then there is a row "Barbell Bench Press - Medium Grip: 1 set"
    And there is a row "Chin-Up: warm-up only"
