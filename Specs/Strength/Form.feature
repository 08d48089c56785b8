@screen:strength/form
Feature: A camera that watches an exercise
  A program with a camera streams the points of a body; the screen says in one word what it sees, with a shape and a colour,
  how many repetitions count, and of the last of them one thing that could be better. It fills the screen, as cameras do.
  Recording begins where the camera is: only its program knows the size of the picture, so that there is no Start here, and
  Finish stands where the thumb is. No picture is shown and none is kept: the book has no camera, and of the points keeps
  nothing. What a phone would tell by a tap on the wrist is an event for every program. It follows without a reload, and
  nothing on it moves, so that motion asks no setting; times and sizes follow the text. A program that the system stops, or
  that ends, costs nothing: the session ends after a minute without a frame, after five seconds where another wants its
  place, and what was counted until then was told by events.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: No camera, in Czech
    Given an empty book
    When I open "recordbook://strength/form" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Technika
      ════════

      Žádná kamera se nedívá

      Body těla posílá program s kamerou, nebo je má soubor.

      Zpět: Posilování   recordbook strength
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | fullScreenModal |

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: Nobody in view
    Given an empty book
    And a camera watches a squat
    When I open "recordbook://strength/form" in English
    Then in a terminal 80 columns wide it reads:
      """
      Form
      ════
      Squat

        ✕ Nobody in view
        Stand in front of the camera so your whole body is visible.

      Counted
        0

        Finish   recordbook strength form finish 1795023000000

      Back: Strength   recordbook strength
      """

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: Somebody too close
    Given an empty book
    And a camera watches a squat
    And it sees "blurred 1.5"
    When I open "recordbook://strength/form" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Technika
      ════════
      Dřep

        ▲ Ustupte dál
        Ať je vidět celé tělo, a chvíli se nehýbejte.

      Započteno
        0

        Dokončit   recordbook strength form finish 1795023000000

      Zpět: Posilování   recordbook strength
      """

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: Ready
    Given an empty book
    And a camera watches a squat
    And it sees "rest 1.5"
    When I open "recordbook://strength/form" in English
    Then in a terminal 80 columns wide it reads:
      """
      Form
      ════
      Squat

        ◆ Ready
        Start when you like.

      Counted
        0

        Finish   recordbook strength form finish 1795023000000

      Back: Strength   recordbook strength
      """

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: A repetition counts, and the camera is done with
    Given an empty book
    And a camera watches a squat
    And it sees "rest 1.5; squat 1.0; squat 0.75"
    When I open "recordbook://strength/form" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Technika
      ════════
      Dřep

        ● Počítám
        Pokračujte.

      Započteno
        2
        ▲ Započteno. Málo hluboko

      Poslední opakování
        Rozsah   75 %
        Jistota  90 %
        Pohled   zepředu

        Dokončit   recordbook strength form finish 1795023000000

      Zpět: Posilování   recordbook strength
      """
    And whatever can be pressed has a label
    And every colour is in the palette
    When I press "Dokončit"
    Then in a terminal 80 columns wide it reads:
      """
      Výsledky techniky
      ═════════════════
      Není to lékařské doporučení

        Cvik            Dřep
        ✓ Započteno     2

      Opakování
        #  Rozsah  Trvání  Jistota  Nález
        1   100 %   1,9 s     90 %  ✓
        2    75 %   1,7 s     90 %  ▲ Málo hluboko

      Co zlepšit
        ▲ Málo hluboko  1×

      Odsud nejde posoudit
        Kolena přes špičky
        Trup v předklonu
        Zakulacení zad se neposuzuje: body těla páteř nemají.

      Uložit do série
        Žádný trénink neprobíhá
        Začít trénink   recordbook strength start

      Zpět: Posilování   recordbook strength
      """

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: One that is not deep enough does not count
    Given an empty book
    And a camera watches a squat
    And it sees "rest 1.5; squat 1.0; squat 0.45"
    When I open "recordbook://strength/form" in English
    Then in a terminal 80 columns wide it reads:
      """
      Form
      ════
      Squat

        ● Counting
        Keep going.

      Counted
        1
        ▲ Not counted. Too shallow
        Not counted: 1

      Last Rep
        Range       100%
        Confidence  90%
        View        from the front

        Finish   recordbook strength form finish 1795023000000

      Back: Strength   recordbook strength
      """

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: Lost from view
    Given an empty book
    And a camera watches a squat
    And it sees "rest 1.5; down 0.8; nobody 2"
    When I open "recordbook://strength/form" in English
    Then in a terminal 80 columns wide it reads:
      """
      Form
      ════
      Squat

        ✕ Nobody in view
        Stand in front of the camera so your whole body is visible.

      Counted
        0
        ✕ Interrupted

        Finish   recordbook strength form finish 1795023000000

      Back: Strength   recordbook strength
      """
