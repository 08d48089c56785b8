@screen:running/shoes
Feature: Shoes
  How far each pair of shoes went, in runs and walks.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A pair of shoes, in English
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/edit" in English
    And I press "Shoes" and give "Blue"
    And I open "recordbook://running/shoes" in English
    Then in a terminal 80 columns wide it reads:
      """
      Shoes
      ═════

      Shoes  Distance  Runs    First Worn
      Blue    5.00 km     1  Nov 17, 2026

      Enter Shoes
      Name:
      Distance Before:
      Since:
      Until:
      Save                recordbook run add-shoes NAME
      Save for New Runs   recordbook run add-shoes NAME --default

      Back: Running   recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A mistyped name is not taken for that of new shoes
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/shoes" in English
    And I press "Save" with:
      | Name | Blue |
    And I open "recordbook://running/run/r20261117T064500Z/edit" in English
    And I press "Shoes" and give "Bleu"
    Then it is refused, naming "Bleu"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A mistyped name of shoes that were only worn
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
      | 2026-11-18T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/edit" in English
    And I press "Shoes" and give "Blue"
    And I open "recordbook://running/run/r20261118T064500Z/edit" in English
    And I press "Shoes" and give "Bleu"
    Then it is refused, naming "Bleu"

  Scenario: No shoes
    Given an empty book
    When I open "recordbook://running/shoes" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Boty
      ════

      Zatím žádné boty

      Zapište je u běhu: Název a druh

      Zapsat boty
      Název:
      Uběhly už:
      Odkdy:
      Dokdy:
      Uložit                 recordbook run add-shoes NAME
      Uložit pro nové běhy   recordbook run add-shoes NAME --default

      Zpět: Běhání   recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
