Feature: Paying again, and correcting a request
  What was paid or turned down opens its form again, filled in; names and charges are looked up once more, and nothing moves without a code.

  Background:
    Given a company with these people:
      | Kofi | Initiator  | Dashboard, My Requests, Transfers |
      | Efua | Authorizer | Dashboard, Pending Request        |
      | Ama  | Single     | Dashboard, My Requests, Transfers, Transaction Reports |
      | Akua | Initiator  | Dashboard, My Requests            |

  @engines
  Scenario: A rejected request is corrected and requested again
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has opened the menu entry "Dashboard"
    And Efua has begun to reject the request
    And Efua has rejected the request because "Wrong amount"
    And Kofi has looked at his own requests under "Transfers"
    When Kofi presses "Correct and ask again" in the row of the request
    And Kofi types "105" into "Amount"
    And Kofi presses "Make Transfer"
    And Kofi confirms with the code sent to him
    Then Kofi is told, among other words, "Wrong amount"
    And Kofi is told "Transfer request has been successfully sent for approval!"
    And the bank has been asked for the transfer between own accounts at last with:
      | amount    | 105.00           |
      | narration | Between accounts |
    And the Current account holds GHS 1,000.00

  @time
  Scenario: The sign-in of another user in the same tab deletes the request to repeat
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Kofi has recalled the request
    And Kofi has pressed "Close"
    And Kofi has pressed "Correct and ask again" in the row of the request
    And 301 seconds have passed
    And Efua has signed in and out in Kofi's tab
    When Kofi has signed in again in the same tab
    And Kofi opens the transfer "Between Own Accounts"
    Then these fields show Kofi:
      | Amount    |  |
      | Narration |  |
