Feature: By keyboard alone
  Whatever a company does here it can do without a mouse: sign in, pay in every way, approve, recall, and take a statement home.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Ama uses the keyboard alone
    And Kofi uses the keyboard alone
    And Efua uses the keyboard alone

  Scenario Outline: One payment, end to end, <where>
    Given Kofi asks to move GHS 150.00 from the Current account to the Savings account
    And the Current account holds GHS 1,000.00
    When Efua approves the request with the code sent to her
    Then the Current account holds GHS 850.00
    And Kofi sees the request as "Approved"

    Examples:
      | where     |
      | at a desk |

    @mobile
    Examples:
      | where      |
      | on a phone |

  Scenario: Whoever asked takes a request back
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    When Kofi recalls the request with the code sent to him
    Then Kofi sees the request as "Recalled"

  Scenario: A beneficiary is added and paid, and the statement taken home
    Given Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Instant       |
      | Bank           | Ecobank       |
      | Account Number | 1441000777888 |
      | Full Name      | Crates Ltd    |
    And Ama has looked at the beneficiaries under "Transfers > Other Bank"
    And Ama has pressed "Pay Crates Ltd"
    And Ama has filled in:
      | Source Account | the Current account |
      | Amount         | 95                  |
      | Narration      | Crates              |
    And Ama has pressed "Make Transfer"
    And Ama confirms with the code sent to her
    And Ama is told "Transfer Completed Successfully!"
    And "Close" leads Ama to "/dashboard"
    And the Current account holds GHS 900.00
    When Ama opens the menu entry "Bank Statements"
    And Ama presses "Download Statement"
    And Ama presses "Download"
    Then Ama is told "Statement Download started"

  Scenario: The arrow keys lead from tab to tab
    Given Kofi has signed in
    And Kofi has opened "/transfers"
    When Kofi presses "To Another Bank"
    Then Kofi sees the chosen tab "To Another Bank"
