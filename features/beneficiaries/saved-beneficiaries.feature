Feature: Saved beneficiaries
  Whoever is paid again is kept once, checked when added, changed with a question, and paid from the list.

  Background:
    Given a company with these people:
      | Ama | Single |
      | Yaw | Viewer |

  @S1-1-16 @S2-1-12 @S2-8-14 @S2-4-35 @S2-2.4-05 @S2-2.4-16 @S2-2.4-27..28 @S2-4-38
  Scenario: An account at another bank is saved once the bank has found it
    Given Ama has signed in
    When Ama adds a beneficiary of "Transfers":
      | Transfer Type  | Instant       |
      | Bank           | Ecobank       |
      | Account Number | 1441000777888 |
      | Full Name      | Crates Ltd    |
    Then Ama is told "Beneficiary has been added!"
    And "Close" leads Ama to "/beneficiaries"
    And Ama has looked at the beneficiaries under "Transfers > Other Bank"
    And Ama sees the saved beneficiaries:
      | Name       | Account Number | Bank          | Transfer Type |
      | Crates Ltd | 1441000777888  | Ecobank Ghana | Instant       |
    And the bank has not been asked for a one-time code

  @S2-1-12 @S2-2.4-27
  Scenario: A card is saved with its last four digits only
    Given Ama has signed in
    And Ama has added a beneficiary of "Prepaid Card":
      | Customer ID          | 40012001 |
      | Card's last 4 digits | 4417     |
      | Full Name            | Travel   |
    When Ama looks at the beneficiaries under "Prepaid Card > Single Beneficiaries"
    Then Ama sees the saved beneficiaries:
      | Name   | Customer ID | Card Name    | Card Number |
      | Travel | 40012001    | Daniel Quaye | **** 4417   |
    When Ama deletes the beneficiary "Travel"
    Then Ama finds no "Travel" in the list

  @S2-2.1-14..17 @nightly
  Scenario: Pay opens the right form, filled in
    Given Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Instant       |
      | Bank           | Ecobank       |
      | Account Number | 1441000777888 |
      | Full Name      | Crates Ltd    |
    And Ama has looked at the beneficiaries under "Transfers > Other Bank"
    When Ama presses "Pay Crates Ltd"
    Then Ama is on "/transfers"
    And Ama sees the chosen tab "To Another Bank"
    When Ama presses "Change"
    Then these fields show Ama:
      | Transfer Type       | instant       |
      | Bank                | Ecobank Ghana |
      | Destination Account | 1441000777888 |

  @S2-2.4-27
  Scenario Outline: A long list of beneficiaries is completely visible at <width> pixels
    Given the bank tells of these saved accounts in answer to the list of saved accounts at other banks:
      | id | name                                              | accountNumber | bankName                         | branchName          | bankCode | transferType |
      | 1  | Kumasi Agricultural Cooperative Society Ltd Savgs | 6011130004521 | National Investment Bank Limited | Tema Harbour Area 1 | 300331   | NON_INSTANT_INTERBANK |
      | 2  | Nana Akosua Konadu-Agyemang II                    | 1441000234567 | Ecobank Ghana                    |                     | 300312   | INSTANT_INTERBANK |
    And Ama has signed in
    And Ama has looked at the beneficiaries under "Transfers > Other Bank"
    When Ama's screen is <width> pixels wide
    Then Ama sees every value of the list "Beneficiaries" without scrolling sideways

    Examples:
      | width |
      | 1280  |
      | 1024  |
      | 768   |
      | 320   |
